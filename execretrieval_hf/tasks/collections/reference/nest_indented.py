def nest_indented(lines):
    path = []
    root = {}
    for line in lines:
        name = line.lstrip(" ")
        level = (len(line) - len(name)) // 2
        if level > len(path):
            return None
        path[level:] = [name]
        node = root
        for step in path:
            node = node.setdefault(step, {})
    return root
