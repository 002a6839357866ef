import Foundation

/// Holds a log to what the standard requires of the parts of it that we write, and to the files that it tells of.
///
/// The published schema allows no member that it doesn't know, here as there. It says nothing of what an index points at, nor of whether a place exists.
struct SARIFCheck {
    typealias Object = [String: Any]

    /// The folder that the log's places are relative to, whatever the log says of it.
    var folder: URL
    private(set) var faults: [String] = []

    init(_ log: Data, folder: URL) {
        self.folder = folder
        guard let object = try? JSONSerialization.jsonObject(with: log) as? Object else {
            faults = ["it is no JSON object"]
            return
        }
        check(object, as: .log, at: "$")
        for (index, run) in objects(object["runs"]).enumerated() { checkRun(run, at: "$.runs[\(index)]") }
    }

    /// What an object of the standard may hold.
    fileprivate struct Shape {
        /// What kind of value a member has.
        indirect enum Value {
            case string, counted, fixed(String), one(of: [String]), object(Shape), list(Shape), map(Shape)
        }

        var required: [String: Value]
        var optional: [String: Value] = [:]
    }

    private mutating func check(_ value: Any?, as shape: Shape, at path: String) {
        guard let object = value as? Object else { return faults.append("\(path) is no object") }
        for name in shape.required.keys.sorted() where object[name] == nil { faults.append("\(path) has no \(name)") }
        for (name, value) in object.sorted(by: { $0.key < $1.key }) {
            guard let kind = shape.required[name] ?? shape.optional[name] else {
                faults.append("\(path) has the unknown member \(name)")
                continue
            }
            check(value, as: kind, at: "\(path).\(name)")
        }
    }

    private mutating func check(_ value: Any, as kind: Shape.Value, at path: String) {
        switch kind {
        case .string:
            if (value as? String)?.isEmpty ?? true { faults.append("\(path) is no text, or empty") }
        case .counted:
            if (value as? Int ?? -1) < 0 { faults.append("\(path) is no number") }
        case .fixed(let text):
            if value as? String != text { faults.append("\(path) is not \(text)") }
        case .one(let texts):
            if !texts.contains(value as? String ?? "") { faults.append("\(path) is none of \(texts)") }
        case .object(let shape): check(value, as: shape, at: path)
        case .list(let shape):
            guard let list = value as? [Any] else { return faults.append("\(path) is no list") }
            for (index, element) in list.enumerated() { check(element, as: shape, at: "\(path)[\(index)]") }
        case .map(let shape):
            guard let object = value as? Object else { return faults.append("\(path) is no object") }
            for (name, element) in object.sorted(by: { $0.key < $1.key }) {
                check(element, as: shape, at: "\(path).\(name)")
            }
        }
    }

    private func objects(_ value: Any?) -> [Object] { value as? [Object] ?? [] }

    private mutating func checkRun(_ run: Object, at path: String) {
        let driver = (run["tool"] as? Object)?["driver"] as? Object
        let rules = objects(driver?["rules"]).map { $0["id"] as? String ?? "" }
        if Set(rules).count != rules.count { faults.append("\(path) has a rule twice") }
        let bases = run["originalUriBaseIds"] as? [String: Object] ?? [:]
        for (name, base) in bases.sorted(by: { $0.key < $1.key }) {
            let uri = base["uri"] as? String ?? ""
            // Else what is resolved against it would replace its last part.
            if !uri.hasPrefix("file:///") || !uri.hasSuffix("/") {
                faults.append("\(path): \(name) is no folder's URI")
            }
        }
        var used: Set<Int> = []
        for (index, result) in objects(run["results"]).enumerated() {
            let path = "\(path).results[\(index)]"
            let rule = result["ruleIndex"] as? Int ?? -1
            if !rules.indices.contains(rule) || rules[rule] != result["ruleId"] as? String {
                faults.append("\(path): ruleIndex does not point at its rule")
            }
            used.insert(rule)
            if objects(result["locations"]).count != 1 { faults.append("\(path) has not one location") }
            let related = objects(result["relatedLocations"])
            let ids = related.map { $0["id"] as? Int ?? -1 }
            if Set(ids).count != ids.count { faults.append("\(path): related locations are not told apart") }
            if related.contains(where: { $0["message"] == nil }) {
                faults.append("\(path): a related location says nothing")
            }
            for location in objects(result["locations"]) + related { checkPlace(location, bases, at: path) }
        }
        if used != Set(rules.indices) { faults.append("\(path) has a rule that no result has") }
    }

    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/%")

    private mutating func checkPlace(_ location: Object, _ bases: [String: Object], at path: String) {
        let place = location["physicalLocation"] as? Object
        let artifact = place?["artifactLocation"] as? Object
        let uri = artifact?["uri"] as? String ?? ""
        guard let base = artifact?["uriBaseId"] as? String, bases[base] != nil else {
            return faults.append("\(path): \(uri) is relative to nothing that is told")
        }
        guard !uri.hasPrefix("/"), uri.allSatisfy(Self.plain.contains), let file = uri.removingPercentEncoding else {
            return faults.append("\(path): \(uri) is no relative URI")
        }
        guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
            return faults.append("\(path): there is no file \(file)")
        }
        let region = place?["region"] as? [String: Int] ?? [:]
        let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
        let line = region["startLine"] ?? 0
        guard (1...lines.count).contains(line), (1...(lines[line - 1].count + 1)).contains(region["startColumn"] ?? 0)
        else { return faults.append("\(path): \(file) has no place \(region)") }
    }
}

extension SARIFCheck.Shape {
    fileprivate static let log = Self(
        required: ["version": .fixed("2.1.0"), "runs": .list(run)],
        optional: ["$schema": .string]
    )
    private static let run = Self(
        required: ["tool": .object(tool), "results": .list(result)],
        optional: [
            "columnKind": .one(of: ["unicodeCodePoints", "utf16CodeUnits"]),
            "originalUriBaseIds": .map(artifact),
        ]
    )
    private static let tool = Self(required: ["driver": .object(driver)])
    private static let driver = Self(required: ["name": .string, "rules": .list(rule)])
    private static let rule = Self(
        required: [
            "id": .string, "shortDescription": .object(text), "fullDescription": .object(text), "help": .object(help),
        ]
    )
    private static let text = Self(required: ["text": .string])
    private static let help = Self(required: ["text": .string, "markdown": .string])
    private static let result = Self(
        required: [
            "ruleId": .string, "ruleIndex": .counted, "level": .one(of: ["error", "warning"]), "message": .object(text),
            "locations": .list(location),
        ],
        optional: ["relatedLocations": .list(location)]
    )
    private static let location = Self(
        required: ["physicalLocation": .object(place)],
        optional: ["id": .counted, "message": .object(text)]
    )
    private static let place = Self(
        required: [
            "artifactLocation": .object(artifact),
            "region": .object(region),
        ]
    )
    private static let region = Self(required: ["startLine": .counted, "startColumn": .counted])
    private static let artifact = Self(required: ["uri": .string], optional: ["uriBaseId": .string])
}
