def inputs(rng):
    names = ["robin", "Robin", "coot", "grey heron", "Grey Heron", "heron", "TIT", "tit"]
    while True:
        cards = []
        for _ in range(rng.randint(0, 4)):
            entries = []
            for _ in range(rng.randint(1, 4)):
                lead = rng.choice(["", "", "0 ", "1 ", "2 ", "3 ", "12 "])
                entries.append(lead + rng.choice(names))
            cards.append(", ".join(entries))
        yield (cards, rng.choice([1, 1, 2, 3, 4, 12]))
