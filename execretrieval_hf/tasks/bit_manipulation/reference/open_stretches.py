import re


def open_stretches(used, size, k):
    blocks = "".join("x" if used & 2**block else "." for block in range(size))
    return [(found.start(), len(found[0])) for found in re.finditer(r"\.{%d,}" % k, blocks)]
