def inputs(rng):
    while True:
        size = rng.randint(1, 3)
        rows = ["".join(rng.choice("aab") for _ in range(size)) for _ in range(size)]
        shape = rng.randint(0, 5)
        if shape == 0:
            rows = [s[:1] + s[1:-1] + s[:1] if size > 1 else s for s in rows]
        elif shape == 1:
            rows = (rows[:2] + rows[:1])[:size]
        elif shape == 2:
            rows = (rows[:1] + rows[1:2][:size - 2] + [rows[0][::-1]])[-size:]
        elif shape == 3:
            rows = rng.choice([["ab", "ba"], ["aba", "bab", "aba"], ["abb", "bab", "bba"], ["ab", "bb"], ["a"]])
        elif shape == 4:
            rows = rows + rng.choice([[], ["a"]])
        yield (rows,)
