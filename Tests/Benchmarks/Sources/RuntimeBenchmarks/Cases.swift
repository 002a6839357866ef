import Dovetail
import LifetimeFeatures
import LifetimeProduct
import LifetimesByHand
import LifetimesByHandAgain

/// All that is measured, in the order of the table.
enum Cases {
    static func all() throws -> [Case] {
        let transport = Nowhere()
        let settings = HostSettings()
        let context = AccountContext(number: 1)
        let document = DocumentID(number: 1)
        let byHand = LifetimesByHand.HandwrittenHost(
            hostTransport: transport,
            hostLog: transport,
            hostSettings: settings
        )
        let generated = Workspace.Host(hostTransport: transport, hostLog: transport, hostSettings: settings)
        let accountByHand = try byHand.openAccount(accountContext: context)
        let account = try generated.openAccount(accountContext: context)

        let hostAgain = LifetimesByHandAgain.HandwrittenHost(
            hostTransport: transport,
            hostLog: transport,
            hostSettings: settings
        )
        let accountAgain = try hostAgain.openAccount(accountContext: context)
        let plain = (0..<16).map { _ in LifetimesByHand.PlainAccount(accountByHand) }
        let wired = try (0..<16).map { _ in try generated.openAccount(accountContext: context) }
        let held = plain.map(\.documentsThumbnails) + wired.map(\.documentsThumbnails)

        var cases = Reading(byHand: plain, other: wired, held: held).cases()
        cases += Reading(
            byHand: plain,
            other: (0..<16).map { _ in LifetimesByHandAgain.PlainAccount(accountAgain) }
        ).repetitions()
        cases += Start.cases()
        let ending = "a class that ends as well"
        cases += Lives(
            openByHand: { try byHand.openAccount(accountContext: context) },
            endByHand: { await $0.end().count },
            openGenerated: { try generated.openAccount(accountContext: context) },
            endGenerated: { await $0.end().steps.count }
        ).cases("a scope of 100 objects, 13 hooks", against: ending, count: 64)
        cases += Lives(
            openByHand: { try accountByHand.openDocumentSession(documentID: document) },
            endByHand: { await $0.end().count },
            openGenerated: { try account.openDocumentSession(documentID: document) },
            endGenerated: { await $0.end().steps.count }
        ).cases("a child of 6 objects, 2 hooks", against: ending, count: 128)
        cases += Lives(
            openByHand: { try accountByHand.openPreview(documentID: document) },
            endByHand: { await $0.end().count },
            openGenerated: { try account.openPreview(documentID: document) },
            endGenerated: { await $0.end().steps.count }
        ).cases("a child of 3 objects, no hook", against: ending, count: 128)
        return cases
    }
}
