def inputs(rng):
    while True:
        formula = "".join(rng.choice(["(", "(", ")", ")", ",", "a", " "]) for _ in range(rng.randint(0, 7)))
        lacking = max(0, formula.count("(") - formula.count(")"))
        yield (formula + ")" * (lacking if rng.random() < 0.8 else 0),)
