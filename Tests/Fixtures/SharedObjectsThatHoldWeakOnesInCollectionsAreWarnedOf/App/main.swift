let app = Product.App()
print("kept:", try app.pipeline.steps[0] === app.later.steps()[0])
