def snug_integers(data):
    rest = bytes(data)
    found = []
    while rest and len(rest) > rest[0]:
        size = rest[0]
        body, rest = rest[1 : 1 + size], rest[1 + size :]
        if size == 0:
            found.append(None)
            continue
        value = int.from_bytes(body, "big", signed=True)
        need = next(k for k in range(1, size + 1) if -(256**k) // 2 <= value < 256**k // 2)
        if need == size:
            found.append(value)
    return found, len(rest)
