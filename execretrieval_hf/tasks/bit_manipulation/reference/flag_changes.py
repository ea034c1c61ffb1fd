def flag_changes(before, after, names):
    if before == after:
        return None
    labels = dict(enumerate(names))

    def shown(mask):
        found = (labels.get(bit, f"bit{bit}") for bit in range(64) if mask >> bit & 1)
        return [name for name in found if name]

    return shown(after & ~before), shown(before & ~after)
