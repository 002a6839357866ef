/// What libFuzzer calls with each input: a broken claim ends the process, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: count))
    let violations = ScannerInvariants.violations(in: bytes)
    if !violations.isEmpty { fatalError(violations.joined(separator: "\n")) }
    return 0
}
