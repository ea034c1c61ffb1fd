def inputs(rng):
    while True:
        if rng.random() < 0.1:
            yield (rng.choice(["Z", "z", "", "UTC", "+5", "05:30", "+05:3", "Z+01"]),)
            continue
        minutes = rng.choice(["", "00", ":00", ":01", ":30", "45", ":59", ":60", "59", "60"])
        yield (rng.choice("++--") + rng.choice(["00", "00", "01", "09", "13", "14", "14", "15"]) + minutes,)
