def buried_entries(menu, limit):
    found = []
    stack = [(entry, 1) for entry in reversed(menu)]
    while stack:
        entry, depth = stack.pop()
        if isinstance(entry, str):
            found += [entry] if depth > limit else []
        else:
            stack += [(inner, depth + 1) for inner in reversed(entry)]
    return found
