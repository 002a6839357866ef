/// What is done with open accounts: a loop for each side, as their users would write them.
///
/// Several accounts in turn, so that no read can be moved out of its loop. Each function does what it does four times for each account.
enum Loops {
    /// The case of ``readNothing(_:)``.
    static let nothing = "a loop that reads nothing"

    static func address(_ object: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }

    /// What all of the other functions do besides.
    @inline(never)
    static func readNothing<Account: AnyObject>(_ accounts: [Account]) -> UInt {
        var sum: UInt = 0
        for account in accounts { sum &+= address(account) }
        return sum
    }
}
