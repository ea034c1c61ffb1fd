def pen_friends(pupils, least):
    waiting = list(pupils)
    pairs, alone = [], []
    while waiting:
        name, country, languages = waiting.pop(0)
        shared = [
            len(set(languages) & set(theirs)) if home != country else -1
            for _, home, theirs in waiting
        ]
        if shared and max(shared) >= least:
            pairs.append((name, waiting.pop(shared.index(max(shared)))[0]))
        else:
            alone.append(name)
    return pairs, alone
