def tagged_blocks(entries):
    written = []
    result = b""
    for kind, data in entries:
        if kind and not data:
            continue
        if written and written[-1] == (kind, data):
            result += bytes([248])
        else:
            size = len(data)
            head = [kind * 8 + size] if size < 7 else [kind * 8 + 7, size - 7]
            result += bytes(head) + data
        written.append((kind, data))
    return result
