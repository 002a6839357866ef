/// It may be in one place at a time only.
final class Draft {
    var text = "draft"
}

final class Reader: Sendable {
    let text: String
    init(draft: Draft) { text = draft.text }
}

final class Item0: Sendable {
    init(reader: Reader) {}
}

final class Item1: Sendable {
    init(previous: Item0) {}
}

final class Item2: Sendable {
    init(previous: Item1) {}
}

final class Item3: Sendable {
    init(previous: Item2) {}
}

final class Item4: Sendable {
    init(previous: Item3) {}
}

final class Item5: Sendable {
    init(previous: Item4) {}
}

final class Item6: Sendable {
    init(previous: Item5) {}
}

final class Item7: Sendable {
    init(previous: Item6) {}
}

final class Item8: Sendable {
    init(previous: Item7) {}
}

final class Item9: Sendable {
    init(previous: Item8) {}
}

final class Item10: Sendable {
    init(previous: Item9) {}
}

final class Item11: Sendable {
    init(previous: Item10) {}
}

final class Item12: Sendable {
    init(previous: Item11) {}
}

final class Item13: Sendable {
    init(previous: Item12) {}
}

final class Item14: Sendable {
    init(previous: Item13) {}
}

final class Item15: Sendable {
    init(previous: Item14) {}
}

final class Item16: Sendable {
    init(previous: Item15) {}
}

final class Item17: Sendable {
    init(previous: Item16) {}
}

final class Item18: Sendable {
    init(previous: Item17) {}
}

final class Item19: Sendable {
    init(previous: Item18) {}
}

final class Item20: Sendable {
    init(previous: Item19) {}
}

final class Item21: Sendable {
    init(previous: Item20) {}
}

final class Item22: Sendable {
    init(previous: Item21) {}
}

final class Item23: Sendable {
    init(previous: Item22) {}
}

final class Item24: Sendable {
    init(previous: Item23) {}
}

final class Item25: Sendable {
    init(previous: Item24) {}
}

final class Item26: Sendable {
    init(previous: Item25) {}
}

final class Item27: Sendable {
    init(previous: Item26) {}
}

final class Item28: Sendable {
    init(previous: Item27) {}
}

final class Item29: Sendable {
    init(previous: Item28) {}
}

final class Item30: Sendable {
    init(previous: Item29) {}
}

final class Item31: Sendable {
    init(previous: Item30) {}
}

final class Item32: Sendable {
    init(previous: Item31) {}
}

final class Item33: Sendable {
    init(previous: Item32) {}
}

final class Item34: Sendable {
    init(previous: Item33) {}
}

final class Item35: Sendable {
    init(previous: Item34) {}
}

final class Item36: Sendable {
    init(previous: Item35) {}
}

final class Item37: Sendable {
    init(previous: Item36) {}
}

final class Item38: Sendable {
    init(previous: Item37) {}
}

final class Item39: Sendable {
    init(previous: Item38) {}
}

final class Item40: Sendable {
    init(previous: Item39) {}
}

final class Item41: Sendable {
    init(previous: Item40) {}
}

final class Item42: Sendable {
    init(previous: Item41) {}
}

final class Item43: Sendable {
    init(previous: Item42) {}
}

final class Item44: Sendable {
    init(previous: Item43) {}
}

final class Item45: Sendable {
    init(previous: Item44) {}
}

final class Item46: Sendable {
    init(previous: Item45) {}
}

final class Item47: Sendable {
    init(previous: Item46) {}
}

final class Item48: Sendable {
    init(previous: Item47) {}
}

final class Item49: Sendable {
    init(previous: Item48) {}
}

final class Item50: Sendable {
    init(previous: Item49) {}
}

final class Item51: Sendable {
    init(previous: Item50) {}
}

final class Item52: Sendable {
    init(previous: Item51) {}
}

final class Item53: Sendable {
    init(previous: Item52) {}
}

final class Item54: Sendable {
    init(previous: Item53) {}
}

final class Item55: Sendable {
    init(previous: Item54) {}
}

final class Item56: Sendable {
    init(previous: Item55) {}
}

final class Item57: Sendable {
    init(previous: Item56) {}
}

final class Item58: Sendable {
    init(previous: Item57) {}
}

final class Item59: Sendable {
    init(previous: Item58) {}
}

/// It takes the draft away.
actor Store {
    private let draft: Draft
    init(draft: sending Draft, last: Item59) async { self.draft = draft }
    var text: String { draft.text }
}
