from fractions import Fraction


def estate_parts(will):
    rest = Fraction(1)
    parts = []
    for entry in will:
        if entry == "equal":
            parts.append(None)
            continue
        size = Fraction(entry.split()[0])
        part = min(rest, size * rest if entry.endswith("rest") else size)
        rest -= part
        parts.append(part)
    sharing = parts.count(None)
    if sharing:
        parts = [rest / sharing if part is None else part for part in parts]
    elif rest:
        parts.append(rest)
    return [str(part) for part in parts]
