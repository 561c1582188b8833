// On Apple's systems Foundation has the classes that load data; files that load it with
// publishers import nothing else for it.
@_exported public import FoundationNetworking
