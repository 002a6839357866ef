/// Writes bytes as URIs do.
package enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)
    /// What may stand in a path as it is. A colon may too, though not in the first segment of a relative one, so it is written otherwise.
    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8
    )

    /// A percent sign and two digits.
    package static func escape(_ byte: UInt8) -> [UInt8] {
        [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    /// A path as that of a URI.
    package static func path(_ path: String) -> String {
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            if plain.contains(byte) { bytes.append(byte) } else { bytes += escape(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
