import Storage

typealias Stage = StorageActor

@Stage final class Lamp {
    var isLit = false
}

@StorageActor final class Chair {
    let lamp: Lamp
    init(lamp: Lamp) { self.lamp = lamp }
}

@StorageActor final class Cushion {
    let chair: Chair
    init(chair: Chair) { self.chair = chair }
}
