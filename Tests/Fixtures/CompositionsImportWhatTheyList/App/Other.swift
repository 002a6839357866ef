import Kit

func use(_ tool: Tool) {}
