def stow_loot(slots, item, pieces, size):
    bag = list(slots)
    order = [i for i, slot in enumerate(slots) if slot and slot[0] == item]
    order += [i for i, slot in enumerate(slots) if slot is None]
    for place in order:
        held = bag[place][1] if bag[place] else 0
        added = min(size - held, pieces)
        if added:
            bag[place] = item, held + added
            pieces -= added
    return bag, pieces
