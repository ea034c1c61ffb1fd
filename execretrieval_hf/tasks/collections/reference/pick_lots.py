def pick_lots(lots, wanted, today, margin):
    usable = sorted((day, pieces, name) for name, day, pieces in lots if day - today >= margin)
    picked = []
    for _, pieces, name in usable:
        missing = wanted - sum(taken for _, taken in picked)
        if missing:
            picked.append((name, min(missing, pieces)))
    return picked if sum(taken for _, taken in picked) == wanted else None
