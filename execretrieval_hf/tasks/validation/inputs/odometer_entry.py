def inputs(rng):
    while True:
        mark = rng.choice([".", ",", " ", "", "/"])
        groups = [rng.choice(["1", "12", "123", "0", "1234", "", "9"])]
        for _ in range(rng.randint(0, 3)):
            groups.append(rng.choice(["000", "456", "999", "45", "1000"] if rng.random() < 0.3 else ["000", "456", "999"]))
        text = mark.join(groups)
        if mark and rng.random() < 0.2:
            text = text.replace(mark, rng.choice(".,x"), 1)
        yield (text or "5",)
