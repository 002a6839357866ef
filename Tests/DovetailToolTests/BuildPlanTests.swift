@testable import DovetailTool
import DovetailTestSupport
import Foundation
import Testing

struct BuildPlanTests {}
