/// Names that every file sees without an import.
enum StandardLibrary {
    /// Well-known types of `Swift` and `_Concurrency`.
    static let typeNames: Set<String> = [
        "Actor", "AnyActor", "AnyClass", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyObject", "AnySequence",
        "Array",
        "ArraySlice", "AsyncIteratorProtocol", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
        "BidirectionalCollection",
        "BinaryFloatingPoint", "BinaryInteger", "Bool", "CVarArg", "CancellationError", "CaseIterable", "Character",
        "CheckedContinuation", "Clock", "ClosedRange", "CodingKey", "Codable", "Collection", "Comparable",
        "ContiguousArray",
        "ContinuousClock", "Copyable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Decoder",
        "Dictionary", "DiscardingTaskGroup", "Double", "Duration", "Encodable", "Encoder", "Equatable", "Error",
        "Escapable",
        "Executor", "ExpressibleByArrayLiteral", "ExpressibleByStringLiteral", "FixedWidthInteger", "Float", "Float16",
        "GlobalActor",
        "Hashable", "Hasher", "Identifiable", "InlineArray", "InstantProtocol", "Int", "Int128", "Int16", "Int32",
        "Int64", "Int8",
        "IteratorProtocol", "KeyPath", "KeyValuePairs", "LosslessStringConvertible", "MainActor", "ManagedBuffer",
        "Mirror",
        "MutableCollection", "MutableSpan", "Never", "ObjectIdentifier", "OpaquePointer", "OptionSet", "Optional",
        "PartialKeyPath", "RandomAccessCollection", "RandomNumberGenerator", "Range", "RangeReplaceableCollection",
        "RawRepresentable", "RawSpan", "ReferenceWritableKeyPath", "Regex", "Result", "Sendable", "SendableMetatype",
        "Sequence",
        "SerialExecutor", "Set", "SetAlgebra", "SignedInteger", "SIMD2", "SIMD3", "SIMD4", "Span", "StaticString",
        "StringProtocol", "Strideable",
        "String", "Substring", "SuspendingClock", "SystemRandomNumberGenerator", "Task", "TaskExecutor", "TaskGroup",
        "TaskPriority",
        "ThrowingDiscardingTaskGroup", "ThrowingTaskGroup", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
        "UTF8",
        "Unicode", "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
        "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer",
        "UnsafeRawPointer", "UnsignedInteger", "Void", "WritableKeyPath",
    ]

    /// Those whose values are whole numbers.
    static let integerTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
}
