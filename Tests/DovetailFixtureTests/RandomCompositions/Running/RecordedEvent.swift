/// One line of a program's record, or of the prediction of one.
enum RecordedEvent: Equatable, CustomStringConvertible {
    /// What a parameter was handed, or what a call gave.
    indirect enum Handed: Equatable {
        case object(Int)
        case list([Handed])
        /// Anything else, as it is printed.
        case text(String)
    }

    case phase(String)
    case made(object: Int, type: String, [Handed])
    case got(Handed)
    case called(object: Int, parameter: Int, Handed)
    case threw(object: Int, parameter: Int, String)
    case failed(String)
    /// The hook of an object begins.
    case hook(object: Int)
    case hookDone(object: Int)
    case report([String])

    init?(_ line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        func number(_ index: Int) -> Int { words.count > index ? Int(words[index].drop { $0 == "#" }) ?? -1 : -1 }
        switch first {
        case "phase": self = .phase(words.dropFirst().joined(separator: " "))
        case "made" where words.count > 2:
            self = .made(object: number(1), type: words[2], words.dropFirst(3).map(Handed.init))
        case "got" where words.count == 2: self = .got(Handed(words[1]))
        case "called" where words.count == 4: self = .called(object: number(1), parameter: number(2), Handed(words[3]))
        case "threw" where words.count == 4: self = .threw(object: number(1), parameter: number(2), words[3])
        case "failed" where words.count == 2: self = .failed(words[1])
        case "hook": self = .hook(object: number(1))
        case "done": self = .hookDone(object: number(1))
        case "report": self = .report(Array(words.dropFirst()))
        default: return nil
        }
    }

    var description: String {
        switch self {
        case .phase(let name): "phase \(name)"
        case .made(let object, let type, let handed):
            (["made #\(object) \(type)"] + handed.map(\.text)).joined(separator: " ")
        case .got(let handed): "got \(handed.text)"
        case .called(let object, let parameter, let handed): "called #\(object) \(parameter) \(handed.text)"
        case .threw(let object, let parameter, let error): "threw #\(object) \(parameter) \(error)"
        case .failed(let error): "failed \(error)"
        case .hook(let object): "hook #\(object)"
        case .hookDone(let object): "done #\(object)"
        case .report(let ended): (["report"] + ended).joined(separator: " ")
        }
    }
}

extension RecordedEvent.Handed {
    init(_ word: String) {
        if word.first == "[" {
            self = .list(word.dropFirst().dropLast().split(separator: ",").map { Self(String($0)) })
            return
        }
        self = word.first == "#" ? .object(Int(word.dropFirst()) ?? -1) : .text(word)
    }

    var text: String {
        switch self {
        case .object(let number): "#\(number)"
        case .list(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
        case .text(let text): text
        }
    }
}
