/// The module that generated programs say what happens with.
enum RecordModule {
    static let name = "Record"

    static let source = """
        import Synchronization

        /// What says when it is made, and calls the closures that it was handed.
        package protocol Recorded: AnyObject {
            nonisolated var number: Int { get }
            @MainActor func probe(_ depth: Int, late: Bool) async
        }

        /// What is handed in.
        package protocol RecordedValue: Sendable {
            var id: Int { get }
        }

        @globalActor package actor Worker {
            package static let shared = Worker()
        }

        package protocol Refused: Error {
            var type: String { get }
        }

        package struct Refused0: Refused {
            package var type: String
            package init(type: String) { self.type = type }
        }

        package struct Refused1: Refused {
            package var type: String
            package init(type: String) { self.type = type }
        }

        package enum Record {
            private struct State {
                var made = 0
                var failing: String?
                var visited: Set<Int> = []
            }

            private static let state = Mutex(State())

            /// Lets the initializer of the type fail.
            package static func fail(_ type: String?) { state.withLock { $0.failing = type } }

            package static func check<Failure: Refused>(
                _ type: String,
                _ failure: (String) -> Failure
            ) throws(Failure) {
                if state.withLock({ $0.failing == type }) { throw failure(type) }
            }

            /// Gives the number of a new object.
            package static func made(_ type: String, _ handed: [String]) -> Int {
                let number = state.withLock { state in
                    state.made += 1
                    return state.made
                }
                print((["made", "#\\(number)", type] + handed).joined(separator: " "))
                return number
            }

            /// Begins a walk that comes to each object once.
            package static func beginWalk() { state.withLock { $0.visited = [] } }

            package static func enters(_ number: Int) -> Bool { state.withLock { $0.visited.insert(number).inserted } }

            package static func text(_ object: (any Recorded)?) -> String { object.map { "#\\($0.number)" } ?? "nil" }
            package static func text(_ value: (any RecordedValue)?) -> String { value.map { "v\\($0.id)" } ?? "nil" }

            package static func text(_ objects: [any Recorded]?) -> String {
                guard let objects else { return "nil" }
                return "[" + objects.map { "#\\($0.number)" }.joined(separator: ",") + "]"
            }
            package static func text<Key: Comparable>(_ objects: [Key: any Recorded]?) -> String {
                text(objects.map { elements($0) as [any Recorded] })
            }

            /// Those of a map in the order of their keys.
            package static func elements<Key: Comparable, Element>(_ map: [Key: Element]?) -> [Element] {
                (map ?? [:]).sorted { $0.key < $1.key }.map { $0.value }
            }
            package static func elements<Element>(_ list: [Element]?) -> [Element] { list ?? [] }
            package static func phase(_ name: String) { print("phase", name) }
            package static func got(_ text: String) { print("got", text) }
            package static func called(_ number: Int, _ parameter: Int, _ text: String) {
                print("called", "#\\(number)", parameter, text)
            }
            package static func threw(_ number: Int, _ parameter: Int, _ error: any Error) {
                print("threw", "#\\(number)", parameter, name(of: error))
            }
            package static func threw(_ error: any Error) { print("failed", name(of: error)) }
            
            /// Takes its time, so that others could begin before it is done.
            package static func hook(_ number: Int) async {
                print("hook", "#\\(number)")
                for _ in 0..<3 { await Task.yield() }
                print("done", "#\\(number)")
            }

            package static func report(_ ended: [String]) { print("report", ended.joined(separator: " ")) }

            private static func name(of error: any Error) -> String {
                (error as? any Refused)?.type ?? "\\(error)".replacing(" ", with: "-")
            }
        }
        """
}
