import DovetailLinking

/// Writes what is different in some configurations under `#if`, and what is the same in all of them once.
struct ConfigurationChoice {
    let configurations: [Configuration]

    /// Writes one text for each configuration; nil where there is nothing to write.
    func render(_ texts: [SourceWriter?], into writer: inout SourceWriter) {
        var groups: [(text: SourceWriter, members: [Configuration])] = []
        var remaining: [Configuration] = []
        for (text, configuration) in zip(texts, configurations) {
            guard let text else {
                remaining.append(configuration)
                continue
            }
            if let index = groups.firstIndex(where: { $0.text.text == text.text }) {
                groups[index].members.append(configuration)
            } else {
                groups.append((text, [configuration]))
            }
        }
        if groups.count == 1, remaining.isEmpty { return writer.insert(groups[0].text) }
        for (index, group) in groups.enumerated() {
            // What an earlier branch has taken need not be told apart any more.
            let others = groups[(index + 1)...].flatMap(\.members) + remaining
            let formula = ConfigurationFormula(of: group.members, besides: others)
            if others.isEmpty, index > 0 {
                writer.line("#else")
            } else {
                writer.line("\(index == 0 ? "#if" : "#elseif") \(formula.condition)")
            }
            writer.insert(group.text)
        }
        if !groups.isEmpty { writer.line("#endif") }
    }

    /// Writes sections that are recognized by their keys, each with an empty line before it.
    func render(_ sections: [[(key: String, text: SourceWriter)]], into writer: inout SourceWriter) {
        let texts = sections.map { section in
            Dictionary(section.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
        }
        for key in Self.merged(sections.map { $0.map(\.key) }) {
            writer.gap()
            render(texts.map { $0[key] }, into: &writer)
        }
    }

    /// All elements of all lists, in an order that each of them keeps to.
    static func merged<Element: Hashable>(_ lists: [[Element]]) -> [Element] {
        var merged = lists.first ?? []
        var known = Set(merged)
        for list in lists.dropFirst() {
            var position = 0
            for element in list {
                if known.insert(element).inserted {
                    merged.insert(element, at: position)
                    position += 1
                } else if let index = merged.firstIndex(of: element) {
                    position = index + 1
                }
            }
        }
        return merged
    }
}
