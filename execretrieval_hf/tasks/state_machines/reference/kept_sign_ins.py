def kept_sign_ins(log, n):
    present = {}
    for entry in log:
        name = entry[1:]
        if entry.startswith("-"):
            present.pop(name, None)
        else:
            present.setdefault(name)
        while len(present) > n:
            del present[next(iter(present))]
    return list(present)
