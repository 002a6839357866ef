@globalActor public actor StorageActor {
    public static let shared = StorageActor()
}

/// One that stands in another type.
public enum Files {
    @globalActor public actor Queue {
        public static let shared = Queue()
    }
}
