import Dovetail
import LifetimeFeatures
import LifetimeProduct
import LifetimesByHand

/// Measures what scopes cost at run time, as ratios to the same written by hand, and prints a table:
///
///     swift run -c release --package-path Tests/Benchmarks LifetimeBenchmarks
///
/// Both sides make the same objects of the same module, each from a module of its own, and run in turns in this one. What is read or made by hand is
/// compared with a class that knows of no end, `PlainAccount`; what is opened and ended, with classes that end as Dovetail's do: `HandwrittenAccount`
/// waits for what is opening in it, ends that first, then runs its hooks in a task of their own, and reports as much. Of times the best counts, of
/// ratios the median.
@main
enum LifetimeBenchmarks {
    static func main() async throws {
        let transport = Nowhere()
        let settings = HostSettings()
        let context = AccountContext(number: 1)
        let document = DocumentID(number: 1)
        let byHand = HandwrittenHost(hostTransport: transport, hostLog: transport, hostSettings: settings)
        let generated = Workspace.Host(hostTransport: transport, hostLog: transport, hostSettings: settings)
        let accountByHand = try byHand.openAccount(accountContext: context)
        let account = try generated.openAccount(accountContext: context)

        var comparisons = Start.comparisons()
        let ending = "a class that ends as well"
        comparisons += try await Lives(
            openByHand: { try byHand.openAccount(accountContext: context) },
            endByHand: { await $0.end().count },
            openGenerated: { try generated.openAccount(accountContext: context) },
            endGenerated: { await $0.end().steps.count }
        ).comparisons("a scope of 100 objects, 13 hooks", ending, openingBudget: 1.2)
        comparisons += try await Lives(
            openByHand: { try accountByHand.openDocumentSession(documentID: document) },
            endByHand: { await $0.end().count },
            openGenerated: { try account.openDocumentSession(documentID: document) },
            endGenerated: { await $0.end().steps.count }
        ).comparisons("a child of 6 objects, 2 hooks", ending, openingBudget: 1.2)
        comparisons += try await Lives(
            openByHand: { try accountByHand.openPreview(documentID: document) },
            endByHand: { await $0.end().count },
            openGenerated: { try account.openPreview(documentID: document) },
            endGenerated: { await $0.end().steps.count }
        ).comparisons("a child of 3 objects, no hook", ending, openingBudget: 1.2)
        let use = Use(
            byHand: (0..<16).map { _ in PlainAccount(accountByHand) },
            generated: try (0..<16).map { _ in try generated.openAccount(accountContext: context) }
        )
        comparisons += use.comparisons()

        print(Comparison.table(comparisons))
        await byHand.end()
        await generated.end()
        withExtendedLifetime(use) {}
    }
}
