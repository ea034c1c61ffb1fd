def value_at_path(data, path, fallback):
    head, _, rest = path.partition("/")
    if type(data) is list and head.isdigit() and int(head) < len(data):
        found = data[int(head)]
    elif type(data) is dict and head in data:
        found = data[head]
    else:
        return fallback
    return value_at_path(found, rest, fallback) if rest else found
