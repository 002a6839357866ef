struct Report {
    let lines: [String]

    init(
        designated: Designated,
        inExtension: InExtension,
        memberwise: Memberwise,
        empty: Empty,
        inheriting: Inheriting,
        choice: Choice,
        counter: Counter,
        inner: Outer.Inner,
        box: Box<String>
    ) {
        lines = [
            designated.text,
            inExtension.text,
            "\(memberwise.number) \(memberwise.text) \(memberwise.fixed) \(memberwise.changed) \(memberwise.note ?? "none")",
            "\(empty)",
            "\(inheriting.text) \(inheriting.added)",
            "\(choice)",
            "\(counter.start)",
            "\(inner.number)",
            box.content,
        ]
    }
}
