def resolve_rights(wanted, member, rules):
    decided = {}
    for place, (kind, groups, rights) in enumerate(rules):
        if groups and not groups & member:
            continue
        if kind == "stop":
            break
        for bit in range(8):
            if rights >> bit & 1:
                decided.setdefault(bit, (kind, place))
    asked = [decided[bit] + (bit,) for bit in decided if wanted >> bit & 1]
    refusing = [place for kind, place, _ in asked if kind == "deny"]
    return sum(1 << bit for kind, _, bit in asked if kind == "allow"), min(refusing, default=-1)
