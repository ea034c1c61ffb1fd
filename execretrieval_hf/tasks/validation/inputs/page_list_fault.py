def inputs(rng):
    while True:
        items = []
        page = rng.choice([0, 1, 1, 2])
        for _ in range(rng.randint(1, 4)):
            end = max(0, page + rng.choice([0, 1, 2, 2, -1]))
            items.append(rng.choice([str(page), "{}-{}".format(page, end), "{} - {}".format(page, end)]))
            page = max(page, end) + rng.choice([1, 1, 1, 1, 2, 0])
        if rng.random() < 0.2:
            items[0] = "-" + str(rng.randint(0, 3))
        for _ in range(rng.choice([0, 0, 1, 2])):
            place = rng.randrange(len(items))
            items[place] = rng.choice([items[place].split("-")[0] + "-", "-" + items[place].split("-")[-1], "-"])
        yield (rng.choice([",", ", "]).join(items), rng.choice([4, 6, 9, 12]))
