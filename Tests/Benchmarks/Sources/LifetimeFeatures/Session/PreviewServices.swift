package final class Thumbnails: Sendable {
    private let document: DocumentID
    private let images: ImagePipeline

    package init(document: DocumentID, images: ImagePipeline) {
        self.document = document
        self.images = images
    }
}

package final class PreviewContents: Sendable {
    private let document: DocumentID
    private let repository: any DocumentsRepository

    package init(document: DocumentID, repository: any DocumentsRepository) {
        self.document = document
        self.repository = repository
    }
}

public final class DocumentPreview: Sendable {
    private let thumbnails: Thumbnails
    private let contents: PreviewContents

    package init(thumbnails: Thumbnails, contents: PreviewContents) {
        self.thumbnails = thumbnails
        self.contents = contents
    }
}
