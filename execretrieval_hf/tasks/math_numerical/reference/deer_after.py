def deer_after(herd, rules, room, years):
    fawns = [rule[0] for rule in rules]
    shares = [rule[1] for rule in rules]
    for _ in range(years):
        alive = [count * share // 100 for count, share in zip(herd, shares)]
        born = sum(count * each for count, each in zip(herd, fawns))
        following = [born, *alive[:-1]]
        following[-1] += alive[-1]
        kept = []
        left = room
        for count in following:
            kept.append(min(count, left))
            left -= kept[-1]
        herd = kept
    return list(herd)
