import Foundation

/// Reads a file line by line, and holds no more of it than that.
struct LineReader {
    private let handle: FileHandle
    private var buffer = Data()
    private var isAtEnd = false

    init(_ url: URL) throws {
        handle = try FileHandle(forReadingFrom: url)
    }

    /// The next line without its end; nil behind the last.
    mutating func next() throws -> Data? {
        var searched = buffer.startIndex
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer = buffer[(end + 1)...] }
                return buffer[..<end]
            }
            if isAtEnd {
                defer { buffer = Data() }
                return buffer.isEmpty ? nil : buffer
            }
            let rest = buffer.count
            let chunk = try handle.read(upToCount: 1 << 20) ?? Data()
            isAtEnd = chunk.isEmpty
            buffer = Data(buffer) + chunk
            searched = rest
        }
    }
}
