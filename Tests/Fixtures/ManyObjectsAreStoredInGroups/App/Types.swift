final class Thing1: Sendable {
    init() {}
}

final class Thing2: Sendable {
    let before: Thing1
    init(before: Thing1) { self.before = before }
}

final class Thing3: Sendable {
    let before: Thing2
    init(before: Thing2) { self.before = before }
}

final class Thing4: Sendable {
    let before: Thing3
    init(before: Thing3) { self.before = before }
}

final class Thing5: Sendable {
    let before: Thing4
    init(before: Thing4) { self.before = before }
}

final class Thing6: Sendable {
    let before: Thing5
    init(before: Thing5) { self.before = before }
}

final class Thing7: Sendable {
    let before: Thing6
    init(before: Thing6) { self.before = before }
}

final class Thing8: Sendable {
    let before: Thing7
    init(before: Thing7) { self.before = before }
}

final class Thing9: Sendable {
    let before: Thing8
    init(before: Thing8) { self.before = before }
}

final class Thing10: Sendable {
    let before: Thing9
    init(before: Thing9) { self.before = before }
}

final class Thing11: Sendable {
    let before: Thing10
    init(before: Thing10) { self.before = before }
}

final class Thing12: Sendable {
    let before: Thing11
    init(before: Thing11) { self.before = before }
}

final class Thing13: Sendable {
    let before: Thing12
    init(before: Thing12) { self.before = before }
}

final class Thing14: Sendable {
    let before: Thing13
    init(before: Thing13) { self.before = before }
}

final class Thing15: Sendable {
    let before: Thing14
    init(before: Thing14) { self.before = before }
}

final class Thing16: Sendable {
    let before: Thing15
    init(before: Thing15) { self.before = before }
}

final class Thing17: Sendable {
    let before: Thing16
    init(before: Thing16) { self.before = before }
}

final class Thing18: Sendable {
    let before: Thing17
    init(before: Thing17) { self.before = before }
}

final class Thing19: Sendable {
    let before: Thing18
    init(before: Thing18) { self.before = before }
}

final class Thing20: Sendable {
    let before: Thing19
    init(before: Thing19) { self.before = before }
}

final class Thing21: Sendable {
    let before: Thing20
    init(before: Thing20) { self.before = before }
}

final class Thing22: Sendable {
    let before: Thing21
    init(before: Thing21) { self.before = before }
}

final class Thing23: Sendable {
    let before: Thing22
    init(before: Thing22) { self.before = before }
}

final class Thing24: Sendable {
    let before: Thing23
    init(before: Thing23) { self.before = before }
}

final class Thing25: Sendable {
    let before: Thing24
    init(before: Thing24) { self.before = before }
}

final class Thing26: Sendable {
    let before: Thing25
    init(before: Thing25) { self.before = before }
}

final class Thing27: Sendable {
    let before: Thing26
    init(before: Thing26) { self.before = before }
}

final class Thing28: Sendable {
    let before: Thing27
    init(before: Thing27) { self.before = before }
}

final class Thing29: Sendable {
    let before: Thing28
    init(before: Thing28) { self.before = before }
}

final class Thing30: Sendable {
    let before: Thing29
    init(before: Thing29) { self.before = before }
}

final class Thing31: Sendable {
    let before: Thing30
    init(before: Thing30) { self.before = before }
}

final class Thing32: Sendable {
    let before: Thing31
    init(before: Thing31) { self.before = before }
}

final class Thing33: Sendable {
    let before: Thing32
    init(before: Thing32) { self.before = before }
}

final class Thing34: Sendable {
    let before: Thing33
    init(before: Thing33) { self.before = before }
}

final class Thing35: Sendable {
    let before: Thing34
    init(before: Thing34) { self.before = before }
}

final class Thing36: Sendable {
    let before: Thing35
    init(before: Thing35) { self.before = before }
}

final class Thing37: Sendable {
    let before: Thing36
    init(before: Thing36) { self.before = before }
}

final class Thing38: Sendable {
    let before: Thing37
    init(before: Thing37) { self.before = before }
}

final class Thing39: Sendable {
    let before: Thing38
    init(before: Thing38) { self.before = before }
}

final class Thing40: Sendable {
    let before: Thing39
    init(before: Thing39) { self.before = before }
}

struct Screen {
    let text: String

    init(thing7: Thing7, thing14: Thing14, thing21: Thing21, thing28: Thing28, thing35: Thing35, thing1: Thing1) {
        text = "\(thing7.before.before.before.before.before.before === thing1) \(thing35.before.before.before.before.before.before.before === thing28)"
    }
}
