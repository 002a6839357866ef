/// Makes paths absolute.
enum AbsolutePath {
    /// A path as seen from a folder, without `.` and `..`.
    static func of(_ path: String, in folder: String) -> String {
        var parts: [Substring] = []
        let whole = path.hasPrefix("/") ? path : folder + "/" + path
        for part in whole.split(separator: "/") {
            switch part {
            case ".": break
            case "..": parts = parts.dropLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }
}
