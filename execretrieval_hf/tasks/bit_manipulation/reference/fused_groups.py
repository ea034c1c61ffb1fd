def fused_groups(sets, least):
    label = list(range(16))
    used = 0
    for group in sets:
        used |= group
        members = [bit for bit in range(16) if group >> bit & 1]
        names = {label[bit] for bit in members}
        label = [min(names) if name in names else name for name in label]
    unions = {}
    for bit in range(16):
        if used >> bit & 1:
            unions.setdefault(label[bit], []).append(bit)
    kept = [members for members in unions.values() if len(members) >= least]
    return [
        value
        for _, value in sorted((-len(members), sum(2**bit for bit in members)) for members in kept)
    ]
