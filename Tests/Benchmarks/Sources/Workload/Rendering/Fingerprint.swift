/// A number over all bytes of some files (FNV-1a), by which figures of two revisions are known to be of the same input.
public struct Fingerprint: CustomStringConvertible, Sendable {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// - Parameter files: In any order; their paths count too.
    public init(_ files: [RenderedFile]) {
        for file in files.sorted(by: { $0.path < $1.path }) {
            add(file.path)
            add(file.text)
        }
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }

    public var description: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
