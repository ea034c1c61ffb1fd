def ringing_rows(bells, changes):
    first = tuple(range(1, bells + 1))
    row = first
    seen = []
    for number in range(10**6):
        keep = changes[number % len(changes)]
        nxt = list(row)
        place = 1
        while place < bells:
            if place not in keep and place + 1 not in keep:
                nxt[place - 1], nxt[place] = row[place], row[place - 1]
                place += 1
            place += 1
        row = tuple(nxt)
        if row == first:
            return number + 1
        if row in seen:
            return None
        seen.append(row)
