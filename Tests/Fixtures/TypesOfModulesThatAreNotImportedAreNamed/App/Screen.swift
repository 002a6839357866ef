/// Of a file that doesn't import what declares `Disk`.
struct Screen {
    init(disk: Disk) {}
}
