/// The words that the names of a workload are made of.
enum Vocabulary {
    static let areas = [
        "Billing", "Search", "Sharing", "Editing", "Sync", "Storage", "Reports", "Calendar", "Contacts", "Messages",
        "Media", "Profile", "Settings", "Onboarding", "Catalog", "Checkout", "Orders", "Shipping", "Reviews", "Alerts",
    ]
    static let subjects = [
        "Invoice", "Document", "Account", "Message", "Attachment", "Comment", "Order", "Parcel", "Review", "Customer",
        "Payment", "Session", "Draft", "Folder", "Label", "Member", "Permission", "Snapshot", "Template", "Event",
        "Reminder", "Photo", "Playlist", "Address", "Coupon", "Ticket", "Thread", "Contact", "Report", "Journal",
    ]
    static let services = [
        "Repository", "Store", "Service", "Cache", "Client", "Loader", "Synchronizer", "Validator", "Formatter",
        "Indexer", "Tracker", "Scheduler", "Resolver", "Provider", "Uploader", "Monitor", "Importer", "Exporter",
    ]
    static let screens = ["ListViewModel", "DetailViewModel", "EditorViewModel", "SummaryViewModel", "PickerViewModel"]
    static let values = ["Summary", "Filter", "Page", "Change", "Options", "Status"]
}
