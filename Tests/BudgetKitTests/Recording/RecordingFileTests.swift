import BudgetKit
import Testing

struct RecordingFileTests {
  private let environment = RecordingEnvironment(
    swift: "6.3.1",
    platform: "linux-x86_64",
    configuration: .release,
    cpu: "unknown",
    cores: 2
  )

  @Test
  func `a recording has sorted keys, one event a line and its times`() {
    let file = RecordingFile(
      environment: environment,
      recordings: [.cart(redundant: ["CouponField": 1], replayTimes: [101, 99])]
    )
    #expect(
      file.text == """
        {
          "environment": {
            "configuration": "release",
            "cores": 2,
            "cpu": "unknown",
            "platform": "linux-x86_64",
            "swift": "6.3.1"
          },
          "format": "perfbudget-recording",
          "producer": "perfbudget 0.1.0",
          "recordings": [
            {
              "causes": {
                "CartStore.couponCode -> CouponField": 2
              },
              "evaluations": {
                "CouponField": 2
              },
              "floor": {
                "CouponField": 1
              },
              "mount": {
                "CartLineRow": 2,
                "CartListView": 1
              },
              "parameters": {
                "lines": 2
              },
              "redundant": {
                "CouponField": 1
              },
              "scenario": "coupon",
              "steps": [
                {"action": "type 'K' into coupon", "evaluations": {"CouponField": 1}, "step": 1},
                {"action": "type 'U' into coupon", "evaluations": {"CouponField": 1}, "step": 2}
              ],
              "times_ns": {
                "replay": [101, 99]
              },
              "variant": "narrow"
            }
          ],
          "version": 1
        }

        """
    )
  }

  @Test
  func `times that were not measured are left out`() {
    let file = RecordingFile(environment: environment, recordings: [.cart()])
    #expect(!file.text.contains("times_ns"))
  }
}
