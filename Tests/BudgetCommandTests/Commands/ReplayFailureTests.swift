import BudgetCommand
import RenderSim
import Testing

@MainActor
struct ReplayFailureTests {
  struct FailureCase: CustomTestStringConvertible, Sendable {
    var testDescription: String { message }
    let error: ReplayError
    let message: String

    init(_ error: ReplayError, _ message: String) {
      (self.error, self.message) = (error, message)
    }
  }

  nonisolated static let failures = [
    FailureCase(
      .controlNotFound(
        step: "type 'K' into copon",
        control: "copon",
        present: ["coupon", "apply"]
      ),
      "There is no control 'copon' for the step: type 'K' into copon. Did you mean 'coupon'? "
        + "Present: 'coupon', 'apply'."
    ),
    FailureCase(
      .controlNotFound(step: "tap x", control: "x", present: ["coupon"]),
      "There is no control 'x' for the step: tap x. Present: 'coupon'."
    ),
    FailureCase(
      .controlNotFound(step: "tap x", control: "x", present: []),
      "There is no control 'x' for the step: tap x. The screen shows no control at all."
    ),
    FailureCase(
      .controlRejectsStep(step: "type 'K' into apply", control: "apply", kind: "button"),
      "The control 'apply' is a button and does not take the step: type 'K' into apply. Name "
        + "another control, or use another step."
    ),
    FailureCase(
      .controlDisabled(step: "tap apply", control: "apply"),
      "The control 'apply' is disabled at the step: tap apply. Enable it by an earlier step."
    ),
    FailureCase(
      .nothingToLeave(step: "pop"),
      "Nothing was presented or pushed that the step could leave: 'pop'. Present or push "
        + "something by an earlier step."
    ),
    FailureCase(
      .nothingShown(step: "push by apply"),
      "The control was tapped, but nothing more is shown than before, at the step: push by apply. "
        + "Name a control that opens something, or use 'tap'."
    ),
    FailureCase(
      .unexpectedTexts(step: "tap B", missing: ["B"], unwanted: ["A"], present: ["A", "C"]),
      "After the step 'tap B' the screen does not show 'B', and still shows 'A'. It shows: 'A', "
        + "'C'. Correct the screen, or what the scenario expects."
    ),
    FailureCase(
      .unexpectedTexts(step: "tap B", missing: ["B"], unwanted: [], present: []),
      "After the step 'tap B' the screen does not show 'B'. It shows: nothing. Correct the screen, "
        + "or what the scenario expects."
    ),
    FailureCase(
      .unknownAction(action: "increase", known: ["increaseQuantity", "reload"]),
      "The screen has no action 'increase'. Known: 'increaseQuantity', 'reload'."
    ),
    FailureCase(
      .updateLoop(step: "tap apply", views: ["CartListView"], properties: ["CartStore.total"]),
      "The screen does not settle after the step: tap apply. The views 'CartListView' keep being "
        + "evaluated because of 'CartStore.total'. Remove the write that an update causes."
    ),
    FailureCase(
      .missingEnvironmentObject(step: "mount", view: "CartListView", type: "CartStore"),
      "The view 'CartListView' needs an object of type 'CartStore' at the step: mount. Add it "
        + "with '.environment' where the screen is made."
    ),
  ]

  @Test(arguments: failures)
  func `a step that cannot be performed exits 4`(_ failure: FailureCase) throws {
    let shop = try TestShop()
    shop.scripts["narrow"] = { _ in .failure(failure.error) }
    for verb in ["check", "run", "accept"] {
      #expect(shop.run(verb) == .notReplayed)
      let note = verb == "accept" ? "error: Nothing was stored for 'coupon'.\n" : ""
      #expect(shop.errors == "error: coupon, narrow: \(failure.message)\n\(note)")
    }
  }

  @Test
  func `the failure of one variant leaves the others alone`() throws {
    let shop = try TestShop()
    try shop.write(
      TestShop.scenario.replacing("[\"narrow\"]", with: "[\"narrow\", \"wide\"]"),
      "scenarios/coupon.json"
    )
    shop.perKeystroke["wide"] = ["CartListView"]
    shop.run("accept")
    shop.scripts["narrow"] = { _ in
      .failure(.controlDisabled(step: "tap apply", control: "apply"))
    }
    #expect(shop.run("check") == .notReplayed)
    #expect(shop.output.contains("  narrow   not replayed\n"))
    #expect(shop.output.contains("  wide     CartLineRow       2            0         0"))
    #expect(
      shop.output.hasSuffix("1 of 2 variants of 1 scenario is checked in full: 1 not replayed.\n")
    )
  }

  @Test
  func `a finding exits 4 and names the view`() throws {
    let shop = try TestShop()
    shop.scripts["narrow"] = { _ in
      var record = TestShop.record(["CouponField"])
      record.findings = [
        Finding(
          kind: .writeDuringBody,
          view: "CartListView",
          message: "Its body writes 'CartStore.total'. Write it in an action."
        )
      ]
      return .success(record)
    }
    #expect(shop.run("check") == .notReplayed)
    #expect(
      shop.errors == "error: coupon, narrow: The view 'CartListView' has a fault. Its body writes "
        + "'CartStore.total'. Write it in an action.\n"
    )
  }

  @Test
  func `fewer events than demanded exit 4`() throws {
    let shop = try TestShop()
    try shop.write(
      TestShop.scenario.dropLast() + ", atLeast: { events: 30 } }",
      "scenarios/coupon.json"
    )
    #expect(shop.run("check") == .notReplayed)
    #expect(
      shop.errors == "error: coupon, narrow: '2' events happened, and 'atLeast' demands '30'. Add "
        + "steps, or lower it.\n"
    )
  }

  @Test
  func `fewer mounted views than demanded exit 4`() throws {
    let shop = try TestShop()
    try shop.write(
      TestShop.scenario.dropLast() + ", atLeast: { mounted: 200 } }",
      "scenarios/coupon.json"
    )
    #expect(shop.run("check") == .notReplayed)
    #expect(
      shop.errors == "error: coupon, narrow: '4' views were mounted, and 'atLeast' demands '200'. "
        + "Set the parameters so that more appear, or lower it.\n"
    )
  }

  @Test
  func `what a process makes once is left out`() throws {
    let shop = try TestShop()
    shop.scripts["narrow"] = { number in
      var record = TestShop.record(["CouponField"])
      record.mountWork.modelInitialisations = number == 1 ? ["Shared": 1, "Own": 1] : ["Own": 1]
      record.liveObjects = number == 1 ? ["Shared": 1] : [:]
      return .success(record)
    }
    #expect(shop.run("run", "--format", "json") == .success)
    #expect(shop.output.contains("\"Own\": 1") && !shop.output.contains("Shared"))
  }

  @Test
  func `work that differs each time exits 4`() throws {
    let shop = try TestShop()
    shop.scripts["narrow"] = { number in
      var record = TestShop.record(["CouponField"])
      record.events[0].work.requests = ["users": number]
      return .success(record)
    }
    #expect(shop.run("run") == .notReplayed)
    #expect(shop.errors.contains("one has 'requests users 2', the other 'requests users 3'"))
  }

  @Test
  func `a screen without a body exits 4`() throws {
    let shop = try TestShop()
    shop.scripts["narrow"] = { _ in
      .success(ReplayRecord(mount: [], events: [], mountedCount: 0, findings: []))
    }
    #expect(shop.run("run") == .notReplayed)
    #expect(
      shop.errors == "error: coupon, narrow: No view with a body was mounted, so there is '0' to "
        + "count. Check what the variant shows.\n"
    )
  }

  @Test
  func `two replays that differ exit 4 and the first difference is named`() throws {
    let shop = try TestShop()
    shop.scripts["narrow"] = { number in
      .success(TestShop.record(number == 1 ? ["CouponField"] : ["CouponField", "CartListView"]))
    }
    #expect(shop.run("check") == .notReplayed)
    #expect(
      shop.errors == "error: coupon, narrow: Two replays differ at event '1' (type 'K'): one has "
        + "no further evaluation, the other 'CartScreen/CartListView' (CartStore.couponCode). "
        + "Remove what is random or depends on time, hashing or addresses.\n"
    )
  }
}
