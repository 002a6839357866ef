import Synchronization

/// What happens, in order.
enum Output {
    private static let lines = Mutex<[String]>([])

    static func add(_ line: String) { lines.withLock { $0.append(line) } }

    static func show() {
        lines.withLock {
            for line in $0 { print(line) }; $0 = []
        }
    }
}

final class Log: Sendable {
    private struct Seen: Sendable {
        weak var loader: Loader?
        weak var round: Round?
        weak var first: Item0?
    }

    private let seen = Mutex(Seen())

    var loader: Loader? {
        get { seen.withLock { $0.loader } }
        set { seen.withLock { $0.loader = newValue } }
    }
    var round: Round? {
        get { seen.withLock { $0.round } }
        set { seen.withLock { $0.round = newValue } }
    }
    var first: Item0? {
        get { seen.withLock { $0.first } }
        set { seen.withLock { $0.first = newValue } }
    }

    func add(_ line: String) { Output.add(line) }
}

struct Failing: Sendable { var fails: Bool }

struct Failure: Error {}

final class Round: Sendable {}

final class Loader: Sendable {}

/// These are called like what generated code has in classes that hold much.
final class Objects1: Sendable {}

final class Made1: Sendable {}

final class Late: Sendable {
    init(objects1: Objects1, item: Item30, log: Log) { log.add("late") }
}

final class Item0: Sendable {
    let log: Log
    init(log: Log) { self.log = log; log.first = self }
    func end() { log.add("item 0 ends") }
}

final class Item1: Sendable {
    init(previous: Item0, log: Log) {}
}

final class Item2: Sendable {
    init(previous: Item1, log: Log) {}
}

final class Item3: Sendable {
    init(previous: Item2, loader: Loader, log: Log) { log.loader = loader }
}

final class Item4: Sendable {
    init(previous: Item3, log: Log) {}
}

final class Item5: Sendable {
    init(previous: Item4, round: Round, log: Log) { log.round = round }
}

final class Item6: Sendable {
    init(previous: Item5, log: Log) {}
}

final class Item7: Sendable {
    init(previous: Item6, log: Log) {}
}

final class Item8: Sendable {
    init(previous: Item7, log: Log) {}
}

final class Item9: Sendable {
    init(previous: Item8, log: Log) {}
}

final class Item10: Sendable {
    init(previous: Item9, made1: Made1, log: Log) {}
}

final class Item11: Sendable {
    init(previous: Item10, log: Log) {}
}

final class Item12: Sendable {
    init(previous: Item11, log: Log) {}
}

final class Item13: Sendable {
    init(previous: Item12, log: Log) {}
}

final class Item14: Sendable {
    init(previous: Item13, log: Log) {}
}

final class Item15: Sendable {
    init(previous: Item14, log: Log) {}
}

final class Item16: Sendable {
    init(previous: Item15, log: Log) {}
}

final class Item17: Sendable {
    init(previous: Item16, log: Log) {}
}

final class Item18: Sendable {
    init(previous: Item17, log: Log) {}
}

final class Item19: Sendable {
    init(previous: Item18, log: Log) {}
}

final class Item20: Sendable {
    init(previous: Item19, objects1: Objects1, log: Log) {}
}

final class Item21: Sendable {
    init(previous: Item20, log: Log) {}
}

final class Item22: Sendable {
    init(previous: Item21, log: Log) {}
}

final class Item23: Sendable {
    init(previous: Item22, log: Log) {}
}

final class Item24: Sendable {
    init(previous: Item23, log: Log) {}
}

final class Item25: Sendable {
    let log: Log
    init(previous: Item24, log: Log) { self.log = log }
    func end() { log.add("item 25 ends") }
}

final class Item26: Sendable {
    init(previous: Item25, log: Log) {}
}

final class Item27: Sendable {
    init(previous: Item26, log: Log) {}
}

final class Item28: Sendable {
    init(previous: Item27, log: Log) {}
}

final class Item29: Sendable {
    init(previous: Item28, log: Log) {}
}

final class Item30: Sendable {
    init(previous: Item29, log: Log) {}
}

final class Item31: Sendable {
    init(previous: Item30, log: Log) {}
}

final class Item32: Sendable {
    init(previous: Item31, log: Log) {}
}

final class Item33: Sendable {
    init(previous: Item32, log: Log) {}
}

final class Item34: Sendable {
    init(previous: Item33, log: Log) {}
}

final class Item35: Sendable {
    init(previous: Item34, log: Log) {}
}

final class Item36: Sendable {
    init(previous: Item35, log: Log) {}
}

final class Item37: Sendable {
    init(previous: Item36, log: Log) {}
}

final class Item38: Sendable {
    init(previous: Item37, log: Log) {}
}

final class Item39: Sendable {
    init(previous: Item38, log: Log) {}
}

final class Item40: Sendable {
    init(previous: Item39, made1: Made1, log: Log) {}
}

final class Item41: Sendable {
    init(previous: Item40, log: Log) {}
}

final class Item42: Sendable {
    init(previous: Item41, log: Log) {}
}

final class Item43: Sendable {
    init(previous: Item42, log: Log) {}
}

final class Item44: Sendable {
    init(previous: Item43, log: Log) {}
}

final class Item45: Sendable {
    init(previous: Item44, make: @escaping @Sendable () -> Item0, log: Log) {
        log.add("45 asks for the first: \(make() === log.first)")
    }
}

final class Item46: Sendable {
    init(previous: Item45, log: Log) {}
}

final class Item47: Sendable {
    init(previous: Item46, log: Log) {}
}

final class Item48: Sendable {
    init(previous: Item47, log: Log) {}
}

final class Item49: Sendable {
    init(previous: Item48, log: Log) {}
}

final class Item50: Sendable {
    let log: Log
    init(previous: Item49, objects1: Objects1, log: Log) { self.log = log }
    func end() { log.add("item 50 ends") }
}

final class Item51: Sendable {
    init(previous: Item50, log: Log) {}
}

final class Item52: Sendable {
    init(previous: Item51, log: Log) {}
}

final class Item53: Sendable {
    init(previous: Item52, log: Log) {}
}

final class Item54: Sendable {
    init(previous: Item53, log: Log) {}
}

final class Item55: Sendable {
    init(previous: Item54, round: Round, log: Log) { log.add("55 has the round of 5: \(round === log.round)") }
}

final class Item56: Sendable {
    init(previous: Item55, log: Log) {}
}

final class Item57: Sendable {
    init(previous: Item56, loader: Loader, log: Log) { log.add("57 has the loader of 3: \(loader === log.loader)") }
}

final class Item58: Sendable {
    init(previous: Item57, log: Log) {}
}

final class Item59: Sendable {
    init(previous: Item58, log: Log) {}
}

final class Page0: Sendable {
    init(log: Log) {}
}

final class Page1: Sendable {
    init(previous: Page0, item: Item59) {}
}

final class Page2: Sendable {
    init(previous: Page1, log: Log) {}
}

final class Page3: Sendable {
    init(previous: Page2, item: Item59) {}
}

final class Page4: Sendable {
    init(previous: Page3, log: Log) {}
}

final class Page5: Sendable {
    init(previous: Page4, item: Item59) {}
}

final class Page6: Sendable {
    init(previous: Page5, log: Log) {}
}

final class Page7: Sendable {
    init(previous: Page6, item: Item59) {}
}

final class Page8: Sendable {
    init(previous: Page7, log: Log) {}
}

final class Page9: Sendable {
    init(previous: Page8, item: Item59) {}
}

final class Page10: Sendable {
    init(previous: Page9, log: Log) async {}
}

final class Page11: Sendable {
    init(previous: Page10, item: Item59) {}
}

final class Page12: Sendable {
    init(previous: Page11, log: Log) {}
}

final class Page13: Sendable {
    init(previous: Page12, item: Item59) {}
}

final class Page14: Sendable {
    init(previous: Page13, log: Log) {}
}

final class Page15: Sendable {
    init(previous: Page14, item: Item59) {}
}

final class Page16: Sendable {
    init(previous: Page15, log: Log) {}
}

final class Page17: Sendable {
    init(previous: Page16, item: Item59) {}
}

final class Page18: Sendable {
    init(previous: Page17, log: Log) {}
}

final class Page19: Sendable {
    init(previous: Page18, item: Item59) {}
}

final class Page20: Sendable {
    init(previous: Page19, log: Log) {}
}

final class Page21: Sendable {
    init(previous: Page20, item: Item59) {}
}

final class Page22: Sendable {
    init(previous: Page21, log: Log) {}
}

final class Page23: Sendable {
    init(previous: Page22, item: Item59) {}
}

final class Page24: Sendable {
    init(previous: Page23, log: Log) {}
}

final class Page25: Sendable {
    init(previous: Page24, item: Item59) {}
}

final class Page26: Sendable {
    init(previous: Page25, log: Log) {}
}

final class Page27: Sendable {
    init(previous: Page26, item: Item59) {}
}

final class Page28: Sendable {
    init(previous: Page27, log: Log) {}
}

final class Page29: Sendable {
    init(previous: Page28, item: Item59) {}
}

final class Page30: Sendable {
    init(previous: Page29, log: Log) async {}
}

final class Page31: Sendable {
    init(previous: Page30, item: Item59) {}
}

final class Page32: Sendable {
    init(previous: Page31, log: Log) {}
}

final class Page33: Sendable {
    init(previous: Page32, item: Item59) {}
}

final class Page34: Sendable {
    init(previous: Page33, log: Log) {}
}

final class Page35: Sendable {
    init(previous: Page34, item: Item59) {}
}

final class Page36: Sendable {
    init(previous: Page35, log: Log) {}
}

final class Page37: Sendable {
    init(previous: Page36, item: Item59) {}
}

final class Page38: Sendable {
    init(previous: Page37, log: Log) {}
}

final class Page39: Sendable {
    init(previous: Page38, item: Item59) {}
}

final class Page40: Sendable {
    init(previous: Page39, log: Log) {}
}

final class Page41: Sendable {
    init(previous: Page40, item: Item59) {}
}

final class Page42: Sendable {
    init(previous: Page41, log: Log) {}
}

final class Page43: Sendable {
    init(previous: Page42, item: Item59) {}
}

final class Page44: Sendable {
    init(previous: Page43, log: Log) {}
}

final class Page45: Sendable {
    init(previous: Page44, item: Item59) {}
}

final class Page46: Sendable {
    init(previous: Page45, log: Log) {}
}

final class Page47: Sendable {
    init(previous: Page46, item: Item59) {}
}

final class Page48: Sendable {
    init(previous: Page47, log: Log) {}
}

final class Page49: Sendable {
    init(previous: Page48, item: Item59) {}
}

final class Page50: Sendable {
    init(previous: Page49, log: Log) async {}
}

final class Page51: Sendable {
    init(previous: Page50, item: Item59) {}
}

final class Page52: Sendable {
    init(previous: Page51, log: Log) {}
}

final class Page53: Sendable {
    init(previous: Page52, item: Item59) {}
}

final class Page54: Sendable {
    init(previous: Page53, log: Log) {}
}

final class Page55: Sendable {
    init(previous: Page54, item: Item59, failing: Failing) throws { if failing.fails { throw Failure() } }
}

final class Page56: Sendable {
    init(previous: Page55, log: Log) {}
}

final class Page57: Sendable {
    init(previous: Page56, item: Item59) {}
}

final class Page58: Sendable {
    init(previous: Page57, log: Log) {}
}

final class Page59: Sendable {
    init(previous: Page58, item: Item59) {}
}
