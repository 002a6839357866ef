public final class Thing1: Sendable {
    init() {}
}

public final class Thing2: Sendable {
    let before: Thing1
    init(before: Thing1) { self.before = before }
}

public final class Thing3: Sendable {
    let before: Thing2
    init(before: Thing2) { self.before = before }
}

public final class Thing4: Sendable {
    let before: Thing3
    init(before: Thing3) { self.before = before }
}

public final class Thing5: Sendable {
    let before: Thing4
    init(before: Thing4) { self.before = before }
}

public final class Thing6: Sendable {
    let before: Thing5
    init(before: Thing5) { self.before = before }
}

final class Thing7: Sendable {
    let before: Thing6
    init(before: Thing6) { self.before = before }
}

public final class Thing8: Sendable {
    let before: Thing7
    init(before: Thing7) { self.before = before }
}

public final class Thing9: Sendable {
    let before: Thing8
    init(before: Thing8) { self.before = before }
}

public final class Thing10: Sendable {
    let before: Thing9
    init(before: Thing9) { self.before = before }
}

public final class Thing11: Sendable {
    let before: Thing10
    init(before: Thing10) { self.before = before }
}

public final class Thing12: Sendable {
    let before: Thing11
    init(before: Thing11) { self.before = before }
}

public final class Thing13: Sendable {
    let before: Thing12
    init(before: Thing12) { self.before = before }
}

final class Thing14: Sendable {
    let before: Thing13
    init(before: Thing13) { self.before = before }
}

public final class Thing15: Sendable {
    let before: Thing14
    init(before: Thing14) { self.before = before }
}

public final class Thing16: Sendable {
    let before: Thing15
    init(before: Thing15) { self.before = before }
}

public final class Thing17: Sendable {
    let before: Thing16
    init(before: Thing16) { self.before = before }
}

public final class Thing18: Sendable {
    let before: Thing17
    init(before: Thing17) { self.before = before }
}

public final class Thing19: Sendable {
    let before: Thing18
    init(before: Thing18) { self.before = before }
}

public final class Thing20: Sendable {
    let before: Thing19
    init(before: Thing19) { self.before = before }
}

final class Thing21: Sendable {
    let before: Thing20
    init(before: Thing20) { self.before = before }
}

public final class Thing22: Sendable {
    let before: Thing21
    init(before: Thing21) { self.before = before }
}

public final class Thing23: Sendable {
    let before: Thing22
    init(before: Thing22) { self.before = before }
}

public final class Thing24: Sendable {
    let before: Thing23
    init(before: Thing23) { self.before = before }
}

public final class Thing25: Sendable {
    let before: Thing24
    init(before: Thing24) { self.before = before }
}

public final class Thing26: Sendable {
    let before: Thing25
    init(before: Thing25) { self.before = before }
}

public final class Thing27: Sendable {
    let before: Thing26
    init(before: Thing26) { self.before = before }
}

final class Thing28: Sendable {
    let before: Thing27
    init(before: Thing27) { self.before = before }
}

public final class Thing29: Sendable {
    let before: Thing28
    init(before: Thing28) { self.before = before }
}

public final class Thing30: Sendable {
    let before: Thing29
    init(before: Thing29) { self.before = before }
}

public final class Thing31: Sendable {
    let before: Thing30
    init(before: Thing30) { self.before = before }
}

public final class Thing32: Sendable {
    let before: Thing31
    init(before: Thing31) { self.before = before }
}

public final class Thing33: Sendable {
    let before: Thing32
    init(before: Thing32) { self.before = before }
}

public final class Thing34: Sendable {
    let before: Thing33
    init(before: Thing33) { self.before = before }
}

final class Thing35: Sendable {
    let before: Thing34
    init(before: Thing34) { self.before = before }
}

public final class Thing36: Sendable {
    let before: Thing35
    init(before: Thing35) { self.before = before }
}

public final class Thing37: Sendable {
    let before: Thing36
    init(before: Thing36) { self.before = before }
}

public final class Thing38: Sendable {
    let before: Thing37
    init(before: Thing37) { self.before = before }
}

public final class Thing39: Sendable {
    let before: Thing38
    init(before: Thing38) { self.before = before }
}

public final class Thing40: Sendable {
    let before: Thing39
    init(before: Thing39) { self.before = before }
}

public final class Thing41: Sendable {
    let before: Thing40
    init(before: Thing40) { self.before = before }
}

final class Thing42: Sendable {
    let before: Thing41
    init(before: Thing41) { self.before = before }
}

public final class Thing43: Sendable {
    let before: Thing42
    init(before: Thing42) { self.before = before }
}

public final class Thing44: Sendable {
    let before: Thing43
    init(before: Thing43) { self.before = before }
}

public final class Thing45: Sendable {
    let before: Thing44
    init(before: Thing44) { self.before = before }
}

public final class Thing46: Sendable {
    let before: Thing45
    init(before: Thing45) { self.before = before }
}

public final class Thing47: Sendable {
    let before: Thing46
    init(before: Thing46) { self.before = before }
}

public final class Thing48: Sendable {
    let before: Thing47
    init(before: Thing47) { self.before = before }
}

final class Thing49: Sendable {
    let before: Thing48
    init(before: Thing48) { self.before = before }
}

public final class Thing50: Sendable {
    let before: Thing49
    init(before: Thing49) { self.before = before }
}

public final class Thing51: Sendable {
    let before: Thing50
    init(before: Thing50) { self.before = before }
}

public final class Thing52: Sendable {
    let before: Thing51
    init(before: Thing51) { self.before = before }
}

public final class Thing53: Sendable {
    let before: Thing52
    init(before: Thing52) { self.before = before }
}

public final class Thing54: Sendable {
    let before: Thing53
    init(before: Thing53) { self.before = before }
}

public final class Thing55: Sendable {
    let before: Thing54
    init(before: Thing54) { self.before = before }
}

final class Thing56: Sendable {
    let before: Thing55
    init(before: Thing55) { self.before = before }
}

public final class Thing57: Sendable {
    let before: Thing56
    init(before: Thing56) { self.before = before }
}

public final class Thing58: Sendable {
    let before: Thing57
    init(before: Thing57) { self.before = before }
}

public final class Thing59: Sendable {
    let before: Thing58
    init(before: Thing58) { self.before = before }
}

public final class Thing60: Sendable {
    let before: Thing59
    init(before: Thing59) { self.before = before }
}

public final class Thing61: Sendable {
    let before: Thing60
    init(before: Thing60) { self.before = before }
}

public final class Thing62: Sendable {
    let before: Thing61
    init(before: Thing61) { self.before = before }
}

final class Thing63: Sendable {
    let before: Thing62
    init(before: Thing62) { self.before = before }
}

public final class Thing64: Sendable {
    let before: Thing63
    init(before: Thing63) { self.before = before }
}

public final class Thing65: Sendable {
    let before: Thing64
    init(before: Thing64) { self.before = before }
}

public final class Thing66: Sendable {
    let before: Thing65
    init(before: Thing65) { self.before = before }
}

public final class Thing67: Sendable {
    let before: Thing66
    init(before: Thing66) { self.before = before }
}

public final class Thing68: Sendable {
    let before: Thing67
    init(before: Thing67) { self.before = before }
}

public final class Thing69: Sendable {
    let before: Thing68
    init(before: Thing68) { self.before = before }
}

final class Thing70: Sendable {
    let before: Thing69
    init(before: Thing69) { self.before = before }
}

public final class Thing71: Sendable {
    let before: Thing70
    init(before: Thing70) { self.before = before }
}

public final class Thing72: Sendable {
    let before: Thing71
    init(before: Thing71) { self.before = before }
}

public final class Thing73: Sendable {
    let before: Thing72
    init(before: Thing72) { self.before = before }
}

public final class Thing74: Sendable {
    let before: Thing73
    init(before: Thing73) { self.before = before }
}

public final class Thing75: Sendable {
    let before: Thing74
    init(before: Thing74) { self.before = before }
}

public final class Thing76: Sendable {
    let before: Thing75
    init(before: Thing75) { self.before = before }
}

final class Thing77: Sendable {
    let before: Thing76
    init(before: Thing76) { self.before = before }
}

public final class Thing78: Sendable {
    let before: Thing77
    init(before: Thing77) { self.before = before }
}

public final class Thing79: Sendable {
    let before: Thing78
    init(before: Thing78) { self.before = before }
}

public final class Thing80: Sendable {
    let before: Thing79
    init(before: Thing79) { self.before = before }
}

public final class Thing81: Sendable {
    let before: Thing80
    init(before: Thing80) { self.before = before }
}

public final class Thing82: Sendable {
    let before: Thing81
    init(before: Thing81) { self.before = before }
}

public final class Thing83: Sendable {
    let before: Thing82
    init(before: Thing82) { self.before = before }
}

final class Thing84: Sendable {
    let before: Thing83
    init(before: Thing83) { self.before = before }
}

public final class Thing85: Sendable {
    let before: Thing84
    init(before: Thing84) { self.before = before }
}

public final class Thing86: Sendable {
    let before: Thing85
    init(before: Thing85) { self.before = before }
}

public final class Thing87: Sendable {
    let before: Thing86
    init(before: Thing86) { self.before = before }
}

public final class Thing88: Sendable {
    let before: Thing87
    init(before: Thing87) { self.before = before }
}

public final class Thing89: Sendable {
    let before: Thing88
    init(before: Thing88) { self.before = before }
}

public final class Thing90: Sendable {
    let before: Thing89
    init(before: Thing89) { self.before = before }
}

public struct Screen {
    public let text: String

    init(thing7: Thing7, thing14: Thing14, thing21: Thing21, thing28: Thing28, thing35: Thing35, thing42: Thing42, thing49: Thing49, thing56: Thing56, thing63: Thing63, thing70: Thing70, thing77: Thing77, thing84: Thing84, thing1: Thing1) {
        text = "\(thing7.before.before.before.before.before.before === thing1) \(thing84.before.before.before.before.before.before.before === thing77)"
    }
}
