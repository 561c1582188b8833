import SwiftUI

enum CartSection: String, CaseIterable {
  case lines, coupons

  var title: LocalizedStringKey { "Section \(rawValue)" }
  var name: String { rawValue }
  var icon: some View { Image(systemName: "cart").foregroundStyle(.red).font(.title) }
}

struct TextCalls: View {
  let name = "a"
  let optional: String? = nil
  let count = 3
  let price = 3.5
  let date = Date(timeIntervalSinceReferenceDate: 0)
  let key: LocalizedStringKey = "key"
  let section = CartSection.lines
  let attributed = AttributedString("a")
  let isOn = true
  let sub: Substring = "sub"

  var body: some View {
    Group {
      Text("Hello")
      Text("\(date, formatter: DateFormatter()) \(count as NSNumber, formatter: NumberFormatter())")
      Text("Hello \(name), \(count) of \(price)")
      Text("\(price, specifier: "%.2f") \(count, specifier: "%d") \(name, specifier: "%@")")
      Text("\(price, format: .number) \(date, format: .dateTime.year())")
      Text("\(date, style: .date) \(date, style: .relative) \(date...date)")
      Text("\(Image(systemName: "star")) Rated \(Text("bold").bold())")
      Text("\(section) \(isOn) \(String(describing: optional)) \(attributed)")
      Text("\(date) \(UUID()) \(URL(filePath: "/a")) \([1, 2])")
      Text(name)
      Text(optional ?? "none")
      Text(isOn ? "on" : "off")
      Text(isOn ? name : "off")
      Text(section.title)
      Text(section.name)
      Text(section.rawValue.capitalized)
      Text(key)
      Text(sub)
      Text(verbatim: "plain")
      Text("Hello", comment: "A greeting")
      Text("Hello", bundle: .main, comment: "A greeting")
      Text("Hello", tableName: "Other")
      Text(LocalizedStringKey(name))
      Text(.init(name))
      Text(attributed)
      Text(String(count))
      Text("\(count)")
      Text(count.description)
      Text(count, format: .number)
      Text(price, format: .currency(code: "EUR"))
      Text(price, format: .percent)
      Text(date, format: .dateTime.day().month())
      Text(date, format: Date.FormatStyle(date: .long, time: .shortened))
      Text(date, style: .time)
      Text(date, style: .timer)
      Text(date, style: .offset)
      Text(date...date)
      Text(DateInterval(start: date, duration: 3))
      Text(timerInterval: date...date, countsDown: false)
      Text(timerInterval: date...date, pauseTime: date, countsDown: true)
      Text(NSNumber(value: 3), formatter: NumberFormatter())
      Text(date, formatter: DateFormatter())
      Text(Image(systemName: "star"))
      Text(["a", "b"], format: .list(type: .and))
    }
    Group {
      Text("a") + Text("b").bold() + Text(name).foregroundColor(.red)
      Text("a").font(.headline) + Text(" ") + Text("b").foregroundStyle(.secondary).italic()
      Text("a").fontWeight(.bold).underline().strikethrough(true, color: .red).kerning(2)
        + Text("b").baselineOffset(3).tracking(1).monospacedDigit()
        + Text("c").fontDesign(.rounded).fontWidth(.condensed).textScale(.secondary)
    }
    Text(name)
      .font(.system(size: 12))
      .font(.system(size: 12, weight: .bold))
      .font(.system(size: 12, weight: .bold, design: .rounded))
      .font(.system(size: 12, design: .monospaced))
      .font(.system(.title))
      .font(.system(.title, design: .rounded))
    Text(name)
      .font(.system(.title, design: .rounded, weight: .bold))
      .font(.system(.title, weight: .bold))
      .font(.custom("Name", size: 12))
      .font(.custom("Name", size: 12, relativeTo: .title))
      .font(.custom("Name", fixedSize: 12))
      .font(.title2.bold())
    Text(name)
      .font(.title3.weight(.semibold))
      .font(.body.monospaced())
      .font(.caption.monospacedDigit().italic())
      .font(.caption2.smallCaps().leading(.tight))
      .font(.largeTitle).font(.title).font(.headline).font(.subheadline).font(.body)
      .font(.callout).font(.footnote).font(.caption).font(nil)
    Text(name)
      .font(isOn ? .title : .body)
      .font(Font.system(size: 3).width(.expanded))
      .font(Font.title.weight(isOn ? .bold : .regular))
      .fontWeight(isOn ? .bold : .regular)
      .fontWeight(.black).fontWeight(nil)
      .fontDesign(.serif).fontWidth(.compressed)
    Text(name)
      .bold().bold(isOn).italic().italic(isOn).monospaced().monospacedDigit()
      .underline().underline(isOn, color: .red).underline(pattern: .dash, color: .red)
      .strikethrough().strikethrough(isOn).strikethrough(isOn, pattern: .dot)
      .kerning(1).tracking(1).baselineOffset(3)
      .textCase(.uppercase).textCase(nil)
      .lineLimit(1).lineLimit(nil).lineLimit(1...3).lineLimit(2...).lineLimit(...4)
    Text(name)
      .lineLimit(2, reservesSpace: true)
      .lineSpacing(3).multilineTextAlignment(.center).truncationMode(.middle)
      .minimumScaleFactor(0.5).allowsTightening(true)
      .textSelection(.enabled).textSelection(.disabled)
      .dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .dynamicTypeSize(.small ... .large)
    Text(name)
      .flipsForRightToLeftLayoutDirection(true)
      .redacted(reason: .placeholder).redacted(reason: isOn ? .placeholder : []).unredacted()
      .privacySensitive()
      .speechSpellsOutCharacters()
  }

  var joined: Text {
    var text = Text("a")
    for index in 0..<3 { text = text + Text("\(index)") }
    return isOn ? text.bold() : text.foregroundColor(.red)
  }

  func styled(_ text: Text) -> Text { text.font(.body).foregroundStyle(.red) }
}

struct AccessibilityCalls: View {
  let name = "a"
  let isOn = true
  @Namespace private var space

  var body: some View {
    Text("a")
      .accessibilityLabel("Label").accessibilityLabel(name).accessibilityLabel(Text("a"))
      .accessibilityLabel("Label \(name)").accessibilityLabel(isOn ? "on" : "off")
      .accessibilityLabel("a", isEnabled: isOn)
      .accessibilityValue("Value").accessibilityValue(name).accessibilityValue(Text(name))
      .accessibilityValue("\(3)")
      .accessibilityHint("Hint").accessibilityHint(name).accessibilityHint(Text(name))
      .accessibilityHidden(true).accessibilityIdentifier("id")
      .accessibilityElement().accessibilityElement(children: .combine)
      .accessibilityElement(children: .ignore).accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isButton).accessibilityAddTraits([.isHeader, .isSelected])
      .accessibilityAddTraits(isOn ? .isSelected : [])
      .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
      .accessibilityRemoveTraits(.isImage)
      .accessibilityAction { print("a") }
      .accessibilityAction(.escape) { print("a") }
      .accessibilityAction(named: "Delete") { print("a") }
      .accessibilityAction(named: name) { print("a") }
      .accessibilityAction(named: Text("Delete")) { print("a") }
    Text("a")
      .accessibilityActions { Button("a") {} }
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: print("up")
        case .decrement: print("down")
        @unknown default: break
        }
      }
      .accessibilityInputLabels(["a", "b"]).accessibilityInputLabels([name])
      .accessibilitySortPriority(2)
      .accessibilityRespondsToUserInteraction(true)
      .accessibilityRepresentation { Toggle("a", isOn: .constant(true)) }
      .accessibilityChildren { Text("a") }
      .accessibilityHeading(.h1)
      .accessibilityShowsLargeContentViewer { Text("a") }
      .accessibilityZoomAction { action in print(action.direction) }
      .accessibilityScrollAction { edge in print(edge) }
      .accessibilityLabeledPair(role: .label, id: 3, in: space)
      .accessibilityCustomContent("a", "b")
      .accessibilityTextContentType(.narrative)
      .accessibilityIgnoresInvertColors()
      .accessibilityActivationPoint(.center)
      .accessibility(label: Text("a")).accessibility(hidden: true)
      .accessibility(identifier: "a").accessibility(addTraits: .isButton)
      .accessibility(value: Text("a")).accessibility(hint: Text("a"))
  }
}
