import Data
import Dovetail

enum Product: Composition {
    static var assemblies: Assemblies {
        StepAssembly.self
        JobAssembly.self
        Expose(Pipeline.self)
        Expose(Job.self)
    }
}

@main
enum Program {
    static func main() throws {
        let app = Product.App()
        print(try app.pipeline.run())
        print(try app.openJob().makeJob().names)
    }
}
