def inputs(rng):
    while True:
        tail = "".join(rng.choice("0123456789 -") for _ in range(rng.randint(0, 6)))
        first = rng.choice(["", "+", "0", "4 9", "1(2)"]) + tail
        second = rng.choice(["", "-", "0", "49", "12", "a7"]) + rng.choice([tail, tail.replace(" ", ""), tail[1:], "5"])
        yield (first, second, rng.randint(1, 7))
