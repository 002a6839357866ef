final class Food: Sendable {}

final class Cat: Sendable {
    let food: Food
    init(food: Food) { self.food = food }
}

final class Owner: Sendable {
    let food: Food
    let cat: Cat
    init(food: Food, cat: Cat) {
        self.food = food
        self.cat = cat
    }
}
