def tenure_rows(moves, least):
    stays = []
    people = {move[1] for move in moves}
    for person in people:
        own = sorted((day, place, desk) for place, (day, who, desk) in enumerate(moves) if who == person)
        kept = [own[0]] + [b for a, b in zip(own, own[1:]) if a[2] != b[2]]
        for here, after in zip(kept, kept[1:] + [None]):
            last = after[0] - 1 if after else None
            long = last is None or last - here[0] + 1 >= least
            if here[2] is not None and long:
                stays.append((here[0], here[1], (person, here[2], here[0], last)))
    return [stay for _, _, stay in sorted(stays, key=lambda s: s[:2])]
