def redraw_names(draws, households):
    kept = {}
    again = []
    for giver, recipient in draws:
        together = any({giver, recipient} <= set(home) for home in households)
        if giver == recipient or together or recipient in kept.values():
            again.append(giver)
        else:
            kept[giver] = recipient
    return again, sorted({giver for giver, _ in draws} - set(kept.values()))
