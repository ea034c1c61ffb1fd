def replay_switches(flags, words, table, locked):
    states = {bit: bool(flags >> bit & 1) for bit in range(16)}
    free = [bit for bit in range(16) if not locked >> bit & 1]
    for word in words:
        sign, name = (word[0], word[1:]) if word[0] in "+-!?" else ("", word)
        bit = table.get(name)
        if bit is None:
            continue
        if sign == "?" and not states[bit]:
            break
        for place in free:
            if sign == "":
                states[place] = place == bit
            elif place == bit and sign != "?":
                states[place] = {"+": True, "-": False, "!": not states[bit]}[sign]
    return sum(2**bit for bit, on in states.items() if on)
