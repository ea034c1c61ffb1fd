def inputs(rng):
    def part():
        number = rng.choice(["", "", "1*", "2*", "3 *", "10* "])
        return rng.choice(["", " "]) + number + rng.choice(["milk", "eggs", "rye bread", "", " "])
    while True:
        yield (",".join(part() for _ in range(rng.randint(1, 5))),)
