/// Who wired what is measured.
enum Side: String, CaseIterable {
    case byHand, generated
}
