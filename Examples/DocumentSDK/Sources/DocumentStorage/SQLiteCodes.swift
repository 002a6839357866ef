internal import CSQLite

// An untyped C enum's constants come with an integer type that depends on the platform; SQLite's functions take int.
extension RawRepresentable where RawValue: BinaryInteger {
    var code: Int32 { Int32(rawValue) }
}

extension BinaryInteger {
    var code: Int32 { Int32(self) }
}
