/// Writes the members that make a type as long as people's are: functions with statements, literals with interpolations, comments, nested types.
/// They depend on nothing but the standard library, and compile quickly.
struct BodyRenderer {
    private let object: ObjectModel
    private let edit: Int
    private let seed: UInt64

    /// - Parameter edit: Another number gives another body, and the same declarations.
    init(_ object: ObjectModel, edit: Int, seed: UInt64) {
        self.object = object
        self.edit = edit
        self.seed = seed
    }

    var members: String {
        var random = SeededGenerator(seed: seed ^ UInt64(object.index) << 20)
        let first = random.number(below: Self.templates.count)
        let count = 2 + random.number(below: 3)
        return (0..<count).map { place in
            let template = Self.templates[(first + place * 3) % Self.templates.count]
            return "\n" + template(object.typeName, object.index + edit * 1_000_000)
        }.joined()
    }

    private static let templates: [@Sendable (String, Int) -> String] = [
        refreshing, parsing, states, merging, describing, batching, checking, help,
    ]

    @Sendable private static func refreshing(_ name: String, _ number: Int) -> String {
        """
            /// Lines that are shown while `\(name)` has nothing better, at most `limit` of them.
            func placeholderLines(limit: Int) -> [String] {
                var lines: [String] = []
                for index in 0..<limit where index % 3 != 0 {
                    // A note with { braces }, "quotes" and \\(parentheses, which are no code.
                    lines.append("\(name) \\(index) of \\(limit) (\(number))")
                }
                guard lines.count > 2 else { return lines }
                return lines.sorted { $0.count < $1.count }
            }

        """
    }

    @Sendable private static func parsing(_ name: String, _ number: Int) -> String {
        """
            /// Reads `key=value` pairs; what has no value is left out.
            func settings(in text: String) -> [String: Int] {
                var settings: [String: Int] = ["revision": \(number)]
                for line in text.split(separator: "\\n") {
                    let parts = line.split(separator: "=", maxSplits: 1)
                    if parts.count < 2 { continue }
                    guard let value = Int(parts[1]) else {
                        print("\(name): \\"\\(parts[0])\\" is not a number: \\(parts[1])")
                        continue
                    }
                    settings[String(parts[0])] = value
                }
                return settings
            }

        """
    }

    @Sendable private static func states(_ name: String, _ number: Int) -> String {
        """
            /// Where the work stands.
            enum Phase: Sendable, Equatable {
                case idle
                case loading(attempt: Int)
                case failed(reason: String)

                var title: String {
                    switch self {
                    case .idle: return "idle"
                    case .loading(let attempt): return attempt > 1 ? "trying again (\\(attempt))" : "loading"
                    case .failed(let reason): return "\(name) failed: \\(reason)"
                    }
                }

                /// After a failure.
                func next(limit: Int = \(number % 7 + 2)) -> Phase {
                    if case .loading(let attempt) = self, attempt < limit { return .loading(attempt: attempt + 1) }
                    return .failed(reason: "gave up after \\(limit)")
                }
            }

        """
    }

    @Sendable private static func merging(_ name: String, _ number: Int) -> String {
        """
            /// Joins two sorted lists into one, without what is in both.
            func merged(_ left: [Int], _ right: [Int]) -> [Int] {
                var result: [Int] = []
                result.reserveCapacity(left.count + right.count)
                var (i, j) = (0, 0)
                while i < left.count, j < right.count {
                    if left[i] == right[j] {
                        /* The same in both: /* taken */ once. */
                        result.append(left[i])
                        i += 1
                        j += 1
                    } else if left[i] < right[j] {
                        result.append(left[i])
                        i += 1
                    } else {
                        result.append(right[j])
                        j += 1
                    }
                }
                return result + left[i...] + right[j...] + [\(number)]
            }

        """
    }

    @Sendable private static func describing(_ name: String, _ number: Int) -> String {
        ##"""
            /// For logs.
            var diagnosticText: String {
                let escaped = #"{ "type": "\##(name)", "number": \##(number) }"#
                let long = """
                    \##(name):
                      depth: \(depth)
                      raw: \(escaped)
                    """
                return long.isEmpty ? "}" : long
            }

        """##
    }

    @Sendable private static func batching(_ name: String, _ number: Int) -> String {
        """
            /// Cuts work into pieces, and says how it went.
            func inBatches<Item: Sendable>(of size: Int, _ items: [Item], perform: ([Item]) throws -> Void) rethrows -> Int {
                var done = 0
                var rest = items[...]
                while !rest.isEmpty {
                    let batch = Array(rest.prefix(max(1, size)))
                    rest = rest.dropFirst(batch.count)
                    try perform(batch)
                    done += batch.count
                    if done % \(number % 90 + 10) == 0 { print("\(name): \\(done) of \\(items.count)") }
                }
                return done
            }

        """
    }

    @Sendable private static func checking(_ name: String, _ number: Int) -> String {
        """
            struct Fault: Error, CustomStringConvertible {
                var field: String
                var description: String { "\(name).\\(field) is not what it should be [\(number)]" }
            }

            /// Throws what is wrong with a title.
            func verify(title: String, isRequired: Bool = true) throws {
                let trimmed = title.drop { $0 == " " || $0 == "\\t" }
                if trimmed.isEmpty, isRequired { throw Fault(field: "title") }
                guard trimmed.count <= 200 else {
                    defer { print("checked \\(trimmed.prefix(10))…") }
                    throw Fault(field: "length")
                }
                let blocked: Set<Character> = ["{", "}", "\\"", "\\\\"]
                if let found = trimmed.first(where: { blocked.contains($0) }) { throw Fault(field: "\\(found)") }
            }

        """
    }

    @Sendable private static func help(_ name: String, _ number: Int) -> String {
        """
            /// Where a change goes:
            ///
            ///     let target = \(name).route(for: "a/b") // { "a", "b" }
            ///
            /// - Note: Paths without a slash stay where they are.
            static func route(for path: String) -> [String] {
                let parts = path.split(separator: "/").map { part -> String in
                    switch part.first {
                    case "~": return "home"
                    case .some(let letter) where letter.isNumber: return "number-\\(part)"
                    default: return part.lowercased()
                    }
                }
                return parts.count > \(number % 5 + 1) ? Array(parts.suffix(2)) : parts
            }

        """
    }
}
