def inputs(rng):
    while True:
        lines = []
        number = 1
        for _ in range(rng.randint(0, 5)):
            shown = number + rng.choice([0, 0, 0, 1, -1])
            if rng.random() < 0.7:
                lines.append(str(shown) + rng.choice([".", ". oil", ". a.b"]))
                number += 1
            else:
                lines.append(rng.choice(["", "salt", str(shown) + " eggs", "a. b", "x" + str(shown) + "."]))
        yield (lines,)
