// Both scopes live in one place, and these make themselves elsewhere, since they are `async` and on no actor.

final class Pen {}
final class Name: Sendable {}

final class Letter {
    init(pen: Pen, makePen: @escaping () -> Pen, name: Name) async {}
}

/// It gets its pen from its caller.
final class Card {
    init(pen: Pen) async {}
}

/// It is handed its pen for good.
final class Parcel {
    init(pen: sending Pen) async {}
}

final class Note {
    init(pen: Pen, name: Name) async {}
}
