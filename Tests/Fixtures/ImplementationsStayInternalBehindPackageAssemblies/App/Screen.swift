import Storage

struct Screen {
    let cache: any Cache
    let journal: any Journal
}
