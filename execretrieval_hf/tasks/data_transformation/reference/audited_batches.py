def audited_batches(lines):
    batches = []
    dropped = set()
    state = None
    for line in lines:
        kind, *rest = line.split(";")
        if kind == "H":
            state = [rest[0], []]
            batches.append([rest[0], None])
        elif state and kind == "D":
            state[1].append(int(rest[0]))
        elif state and kind == "X":
            dropped.add(len(batches) - 1)
            state = None
        elif state and kind == "T":
            if [len(state[1]), sum(state[1])] == [int(part) for part in rest]:
                batches[-1][1] = sum(state[1])
            state = None
    return [tuple(batch) for place, batch in enumerate(batches) if place not in dropped]
