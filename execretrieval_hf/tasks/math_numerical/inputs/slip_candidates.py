def inputs(rng):
    while True:
        entries = [rng.choice([rng.randint(1, 99), rng.randint(100, 999), int("".join(rng.choice("0012") for _ in range(4))) or 5, 10 * rng.randint(1, 30)]) for _ in range(rng.randint(0, 5))]
        due = sum(entries) + (rng.choice([9, -9, 18, -18, 90, -90, 27, 1]) if rng.random() < 0.15 else 0)
        if entries and due == sum(entries):
            entry = rng.choice(entries)
            digits = str(entry)
            left = rng.randrange(len(digits))
            swapped = digits[:left] + digits[left + 1 : left + 2] + digits[left] + digits[left + 2 :]
            due += rng.choice([int(swapped), int(swapped), entry * 10, entry // 10]) - entry
        if due >= 0:
            yield (entries, due)
