protocol Feeding: AnyObject, Sendable {}
protocol Petting: Sendable {}

final class Store: Feeding {}

class Animal: @unchecked Sendable {}
final class Cat: Animal, Petting, @unchecked Sendable {}

/// Takes what its own container and the one around it have.
final class Owner: Sendable {
    let store: any Feeding
    let pet: Animal
    let petting: any Petting
    init(store: any Feeding, pet: Animal, petting: any Petting) {
        self.store = store
        self.pet = pet
        self.petting = petting
    }
}

/// What a container makes on its own, with what the caller says.
final class Tag: Sendable {
    let text: String
    let store: any Feeding
    init(store: any Feeding, name: String, years: Int, isRunning: Bool) {
        text = "\(name) \(years) \(isRunning)"
        self.store = store
    }
}

/// Something that is nothing but its value.
struct Turtle: Sendable {
    var name = "Ninja"
}

/// Takes what may not be there.
final class Guest: Sendable {
    let pet: Animal?
    let missing: (any Missing)?
    init(pet: Animal?, missing: (any Missing)?) {
        self.pet = pet
        self.missing = missing
    }
}

protocol Missing: Sendable {}

/// Is not complete by its initialiser alone.
final class Machine {
    var store: (any Feeding)?
    private(set) var count = 0
    func setUp(_ count: Int) { self.count = count }
}

/// Takes a closure that makes, in place of what a container would be asked for later.
final class Breeder: Sendable {
    let newAnimal: @Sendable () -> Tagged
    let store: @Sendable () -> any Feeding
    init(newAnimal: @escaping @Sendable () -> Tagged, store: @escaping @Sendable () -> any Feeding) {
        self.newAnimal = newAnimal
        self.store = store
    }
}

final class Tagged: Sendable {}
