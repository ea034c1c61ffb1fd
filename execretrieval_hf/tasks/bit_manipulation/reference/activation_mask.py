def activation_mask(wanted, needs, clashes):
    active = {bit for bit in range(8) if (wanted >> bit) % 2}
    pending = list(active)
    while pending:
        bit = pending.pop()
        wants = needs[bit] if bit < len(needs) else 0
        fresh = {other for other in range(8) if (wants >> other) % 2} - active
        active |= fresh
        pending.extend(fresh)
    if any({*pair} <= active for pair in clashes):
        return None
    return sum(2**bit for bit in active)
