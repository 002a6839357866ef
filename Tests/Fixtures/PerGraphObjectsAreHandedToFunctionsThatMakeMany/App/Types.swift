final class Base: Sendable {}

protocol Shelving: AnyObject, Sendable {}

final class Shelf: Shelving {
    let base: Base
    init(base: Base) { self.base = base }
}

final class Label: Sendable {
    let shelf: any Shelving
    /// Asks for a shelf of its own in a function that gets the shelves handed.
    let newShelf: @Sendable () -> Shelf
    init(shelf: any Shelving, newShelf: @escaping @Sendable () -> Shelf) {
        self.shelf = shelf
        self.newShelf = newShelf
    }
}

struct Leaf: Sendable {
    let shelf: Shelf
    let base: Base
}

struct Pair: Sendable {
    let left: Leaf
    let right: Leaf
    let label: Label
    /// Its call is a construction of its own, though it stands in a function that gets the shelves handed.
    let again: @Sendable () -> Leaf
    var shelves: [any Shelving] { [left.shelf, right.shelf, label.shelf] }
}

struct Four: Sendable {
    let left: Pair
    let right: Pair
    var shelves: [any Shelving] { left.shelves + right.shelves }
}

struct Eight: Sendable {
    let left: Four
    let right: Four
    let newFour: @Sendable () -> Four
    var shelves: [any Shelving] { left.shelves + right.shelves }
}

struct Sixteen: Sendable {
    let left: Eight
    let right: Eight
    let shelving: any Shelving
    let number: Int
    var shelves: [any Shelving] { left.shelves + right.shelves + [shelving] }
}

struct Tree {
    let eight: Eight
    let other: Eight
    let sixteen: (Int) -> Sixteen
    var shelves: [any Shelving] { eight.shelves + other.shelves }
}

struct Keeper: Sendable {
    let eight: Eight
    let shelf: Shelf
    let sixteen: @Sendable (Int) -> Sixteen
    var shelves: [any Shelving] { eight.shelves + [shelf] }
}

struct ChildKeeper: Sendable {
    let eight: Eight
    let shelf: Shelf
    let makeEight: @Sendable () -> Eight
    var shelves: [any Shelving] { eight.shelves + [shelf] }
}

struct ChildScreen {
    let tree: Tree
    let shelf: Shelf
    var shelves: [any Shelving] { tree.shelves + [shelf] }
}
