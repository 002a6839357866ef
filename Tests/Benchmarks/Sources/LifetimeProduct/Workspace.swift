public import Dovetail
import LifetimeFeatures

/// What is measured: a host of twelve shared objects, an account of a hundred, a document of six, a preview of three.
public enum Workspace: Composition {
    public static var assemblies: Assemblies {
        HostAssembly.self
        AccountServicesAssembly.self
        AccountFeaturesAssembly.self
        DocumentSessionAssembly.self
        PreviewAssembly.self

        Expose(ImagePipeline.self)
        Expose(CrashReporter.self)
        Expose(Localizer.self)
        Expose(NavigationHub.self)
        Expose(DocumentsFacade.self)
        Expose(FoldersFacade.self)
        Expose(CommentsFacade.self)
        Expose(LabelsFacade.self)
        Expose(MembersFacade.self)
        Expose(SharesFacade.self)
        Expose(TasksFacade.self)
        Expose(TemplatesFacade.self)
        Expose(AttachmentsFacade.self)
        Expose(ActivityFacade.self)
        Expose((any DocumentsRepository).self)
        Expose((any FoldersRepository).self)
        Expose((any CommentsRepository).self)
        Expose((any LabelsRepository).self)
        Expose((any MembersRepository).self)
        Expose((any SharesRepository).self)
        Expose((any TasksRepository).self)
        Expose((any TemplatesRepository).self)
        Expose((any AttachmentsRepository).self)
        Expose((any ActivityRepository).self)
        Expose(DocumentsUseCases.self)
        Expose(FoldersUseCases.self)
        Expose(CommentsUseCases.self)
        Expose(LabelsUseCases.self)
        Expose(MembersUseCases.self)
        Expose(SharesUseCases.self)
        Expose(TasksUseCases.self)
        Expose(TemplatesUseCases.self)
        Expose(AttachmentsUseCases.self)
        Expose(ActivityUseCases.self)
        Expose(DocumentsExporter.self)
        Expose(FoldersExporter.self)
        Expose(CommentsExporter.self)
        Expose(LabelsExporter.self)
        Expose(DocumentsThumbnails.self)
        Expose(DocumentsListModel.self)
        Expose(DocumentsBoardModel.self)
        Expose(DocumentsDetailModel.self)
        Expose(DocumentEditor.self)
        Expose(DocumentPreview.self)
    }
}
