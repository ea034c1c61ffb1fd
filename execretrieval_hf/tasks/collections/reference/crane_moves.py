def crane_moves(stacks, wanted, height):
    place = {name: (column, level) for column, s in enumerate(stacks) for level, name in enumerate(s)}
    count = 0

    def size(column):
        return sum(1 for at, _ in place.values() if at == column)

    for name in wanted:
        column, level = place[name]
        above = [n for n in place if place[n][0] == column and place[n][1] > level]
        for top in sorted(above, key=lambda n: -place[n][1]):
            sizes = {c: size(c) for c in range(len(stacks)) if c != column}
            free = [c for c in sizes if sizes[c] < height]
            if not free:
                return None
            target = min(free, key=sizes.get)
            place[top] = (target, sizes[target])
            count += 1
        del place[name]
    left = [[] for _ in stacks]
    for name, (column, _) in sorted(place.items(), key=lambda item: item[1]):
        left[column].append(name)
    return count, left
