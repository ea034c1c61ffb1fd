def settings_drift(old, new, levels):
    def leaves(tree, depth, path=()):
        flat = {}
        for key, value in tree.items():
            flat[(*path, key)] = value
            if isinstance(value, dict) and depth > 1:
                flat.update(leaves(value, depth - 1, (*path, key)))
        return flat

    if levels < 1:
        return None
    one, two = leaves(old, levels), leaves(new, levels)
    lines = []
    for path in sorted({*one, *two}):
        here, there = path in one, path in two
        parent = path[:-1]
        if parent and not (isinstance(one.get(parent), dict) and isinstance(two.get(parent), dict)):
            continue
        if here and there and isinstance(one[path], dict) and isinstance(two[path], dict):
            if len(path) < levels or one[path] == two[path]:
                continue
        if here and there and one[path] == two[path]:
            continue
        lines.append(("~" if here and there else "-" if here else "+") + ".".join(path))
    return lines
