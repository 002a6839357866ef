/// Writes a program that opens and ends the three scopes of a package over and over, and says what that takes.
///
///     program time BATCHES WIDTH
///     program open|live COUNT
///
/// The first opens `WIDTH` of them at a time, ends and lets go of them, and prints the nanoseconds of processor time of the openings, and of all of it.
/// The second is for a counter of instructions, which can't tell where an opening ends: `open` keeps what it opens, and `live` ends it.
public struct RepeatedApplicationRenderer: Sendable {
    private let package: PackageModel

    public init(_ package: PackageModel) {
        self.package = package
    }

    /// - Parameter imports: The modules with the classes.
    /// - Parameter prefix: What the classes' names begin with there: "Product.".
    public func file(importing imports: [String], classes prefix: String = "") -> RenderedFile {
        let application = ApplicationRenderer(package)
        let (host, account, session) = (
            application.arguments(of: .host), application.arguments(of: .account), application.arguments(of: .session)
        )
        // Not Foundation, which has a `Host` of its own.
        let text = """
            import Dispatch
            \((["Kit"] + imports).sorted().map { "import \($0)\n" }.joined())
            #if canImport(Darwin)
                import Darwin
            #else
                import Glibc
            #endif

            \(application.inputs)
            @main
            enum Application {
                typealias Scopes = (host: \(prefix)Host, account: \(prefix)Account, session: \(prefix)Session)

                @inline(never)
                static func open() async throws -> Scopes {
                    let host = \(prefix)Host(\(host))
                    let account = try await host.openAccount(\(account))
                    return (host, account, try account.openSession(\(session)))
                }

                @inline(never)
                static func end(_ scopes: Scopes) async {
                    _ = await scopes.session.end()
                    _ = await scopes.account.end()
                    _ = await scopes.host.end()
                }

            \(Self.driver)}

            """
        return RenderedFile("Application.swift", text)
    }

    private static let driver = """
            // An asynchronous `main` gives up the main thread, which valgrind does not survive.
            static func main() {
                let isOver = DispatchSemaphore(value: 0)
                let words = CommandLine.arguments
                let numbers = words.dropFirst(2).compactMap { Int($0) }
                Task.detached {
                    do {
                        if words[1] == "time" {
                            // What is made first takes pages from the system, which those after it find there.
                            _ = try await time(numbers[0] / 10 + 1, numbers[1])
                            let time = try await time(numbers[0], numbers[1])
                            print(time.opening, time.life)
                        } else {
                            try await perform(numbers[0], isEnded: words[1] == "live")
                        }
                    } catch {
                        fatalError("\\(error)")
                    }
                    isOver.signal()
                }
                isOver.wait()
            }

            static func time(_ batches: Int, _ width: Int) async throws -> (opening: Double, life: Double) {
                var (opening, life) = (0.0, 0.0)
                var opened: [Scopes] = []
                opened.reserveCapacity(width)
                for _ in 0..<batches {
                    let start = nanoseconds
                    for _ in 0..<width { opened.append(try await open()) }
                    opening += nanoseconds - start
                    for scopes in opened { await end(scopes) }
                    opened.removeAll(keepingCapacity: true)
                    life += nanoseconds - start
                }
                return (opening, life)
            }

            static func perform(_ count: Int, isEnded: Bool) async throws {
                for _ in 0..<count {
                    let scopes = try await open()
                    guard isEnded else {
                        for scope in [scopes.host, scopes.account, scopes.session] as [AnyObject] {
                            _ = Unmanaged.passRetained(scope)
                        }
                        continue
                    }
                    await end(scopes)
                }
            }

            /// Of the process's time on a processor.
            static var nanoseconds: Double {
                var time = timespec()
                clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
                return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
            }

        """
}
