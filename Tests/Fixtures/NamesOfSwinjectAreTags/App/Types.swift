class Animal: @unchecked Sendable {
    let name: String
    init(name: String) { self.name = name }
}

protocol Petting: AnyObject, Sendable {
    var name: String { get }
}
final class Cat: Animal, Petting, @unchecked Sendable {}

final class Owner: Sendable {
    let first: Animal
    let second: Animal
    let petting: any Petting
    let lazily: @Sendable () throws -> Animal
    let maybe: Animal?
    let never: Animal?
    init(
        first: Animal,
        second: Animal,
        petting: any Petting,
        lazily: @escaping @Sendable () throws -> Animal,
        maybe: Animal?,
        never: Animal?
    ) {
        self.first = first
        self.second = second
        self.petting = petting
        self.lazily = lazily
        self.maybe = maybe
        self.never = never
    }
}
