def inputs(rng):
    words = ["Alien", "apple", "39", "Tron", "The", "Theo", "A", "An", "ring", "Up", "7th"]
    while True:
        titles = []
        for _ in range(rng.randint(0, 6)):
            rest = rng.choice(["Alien", "Ring", "39", "7th", "Theo", "Up", "An"])
            lead = rng.choice(["", "", "The ", "A "])
            if lead:
                rest = rng.choice(["ring", "apple", "39", "up", "Alien", rest])
            title = lead + rest
            if rng.random() < 0.4:
                title += " " + rng.choice(words)
            titles.append(title)
        yield (titles,)
