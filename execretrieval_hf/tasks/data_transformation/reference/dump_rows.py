from itertools import groupby


def dump_rows(data, width):
    rows = [(at, " ".join("%02x" % b for b in data[at : at + width])) for at in range(0, len(data), width)]
    lines = []
    for _, group in groupby(rows, key=lambda row: row[1]):
        (at, text), *repeats = group
        lines.append("%04x: %s" % (at, text))
        lines += ["*"] if repeats else []
    return lines
