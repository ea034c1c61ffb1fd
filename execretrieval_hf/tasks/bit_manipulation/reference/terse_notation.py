def terse_notation(groups):
    parts = ["%x" % group for group in groups]
    if groups[:6] == [0, 0, 0, 0, 0, 65535]:
        dotted = ".".join(str(byte) for group in groups[6:] for byte in divmod(group, 256))
        parts[6:] = [dotted]
    for size in range(8, 1, -1):
        for at in range(len(parts) - size + 1):
            if parts[at : at + size] == ["0"] * size:
                return ":".join(parts[:at]) + "::" + ":".join(parts[at + size :])
    return ":".join(parts)
