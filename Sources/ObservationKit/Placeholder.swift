/// The tracked-observation model.
public enum ObservationKitPlaceholder {}
