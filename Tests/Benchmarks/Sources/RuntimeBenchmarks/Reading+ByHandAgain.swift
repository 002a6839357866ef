import LifetimesByHandAgain

/// What is read by hand against itself: whatever differs is what measuring adds.
extension Reading where Other == LifetimesByHandAgain.PlainAccount {
    func repetitions() -> [Case] {
        let again = "the same, compiled once more"
        return [
            makeCase(
                "reading a shared object, by hand twice",
                again,
                isRepetition: true,
                Loops.readObjects,
                Loops.readObjects
            ),
            makeCase(
                "reading one as a protocol, by hand twice",
                again,
                isRepetition: true,
                Loops.readProtocols,
                Loops.readProtocols
            ),
            makeCase(
                "reading one beyond the first 25, by hand twice",
                again,
                isRepetition: true,
                Loops.readFurtherObjects,
                Loops.readFurtherObjects
            ),
        ]
    }
}
