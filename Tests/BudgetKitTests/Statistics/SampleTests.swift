import BudgetKit
import Testing

struct SampleTests {
  @Test
  func `figures are members of the sample`() {
    let sample = Sample([5, 1, 4, 2, 100])
    #expect(sample.count == 5)
    #expect(sample.minimum == 1 && sample.maximum == 100)
    #expect(sample.median == 4)
    #expect(sample.percentile(20) == 1 && sample.percentile(21) == 2)
    #expect(sample.percentile(95) == 100)
    #expect(sample.medianAbsoluteDeviation == 2)
  }

  @Test
  func `an even number of values has the lower middle as median`() {
    #expect(Sample([1, 2, 3, 4]).median == 2)
  }

  @Test
  func `an empty sample has no figures`() {
    let sample = Sample([])
    #expect(sample.median == nil && sample.minimum == nil && sample.percentile(1) == nil)
    #expect(sample.medianAbsoluteDeviation == nil)
  }

  @Test
  func `a percentile outside of 1 to 100 is refused`() async {
    await #expect(processExitsWith: .failure) { _ = Sample([1]).percentile(0) }
  }
}
