def flatten_settings(options, max_names):
    if max_names < 1:
        return {}
    flat = {}
    stack = [((name,), value) for name, value in reversed(options.items())]
    while stack:
        path, value = stack.pop()
        if isinstance(value, dict) and value and len(path) < max_names:
            stack += [((*path, name), inner) for name, inner in reversed(value.items())]
        elif value is not None:
            flat[".".join(path)] = value
    return flat
