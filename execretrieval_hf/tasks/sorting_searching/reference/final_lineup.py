def final_lineup(entries, places, floor):
    valid = [entry for entry in entries if entry[1] >= floor]
    chosen = []
    for mark in sorted({mark for _, mark in valid}, reverse=True):
        if len(chosen) < places:
            chosen += [name for name, own in valid if own == mark]
    return chosen
