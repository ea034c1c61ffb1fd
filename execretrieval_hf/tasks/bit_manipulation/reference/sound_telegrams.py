def sound_telegrams(log):
    found = []
    outside = at = 0
    while at < len(log):
        size = log[at + 1] if at + 1 < len(log) else 0
        body = log[at + 1 : at + 3 + size]
        fits = log[at] == 104 and 1 <= size <= 8 and len(body) == size + 2
        check = 0
        for byte in body:
            check ^= byte
        if fits and check == 0:
            found.append(body[1:-1])
            at += size + 3
        else:
            outside += 1
            at += 1
    return found, outside
