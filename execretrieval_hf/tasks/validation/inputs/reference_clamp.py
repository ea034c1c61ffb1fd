def inputs(rng):
    forms = ["{}-{}", "{} - {}", "<{}", "<= {}", "> {}", ">={}", "{}", "={}", "{}--{}"]
    while True:
        low = rng.randint(0, 12)
        yield (rng.randint(0, 14), rng.choice(forms).format(low, low + rng.choice([-1, 0, 1, 3])))
