def breadth_order(nested, depth):
    found = []

    def visit(items, level):
        for item in items:
            if isinstance(item, list):
                visit(item, level + 1)
            elif level <= depth:
                found.append((level, len(found), item))

    visit(nested, 1)
    return list(dict.fromkeys(item for _, _, item in sorted(found)))
