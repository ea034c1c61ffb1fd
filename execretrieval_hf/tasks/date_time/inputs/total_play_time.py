def inputs(rng):
    good = ["0:00", "0:59", "3:05", "12:00", "59:59", "1:00:10", "0:07:30", "12:00:00", "100:59:59"]
    bad = ["", "90", "4:5", "60:00", "2:60", "1:60:00", "1:5:00", ":30", "abc", "1:00:60", "0:00:00:01", "001:00"]
    while True:
        lengths = [rng.choice(rng.choice([good, good, bad])) for _ in range(rng.randint(0, 5))]
        yield (lengths, rng.choice([-1, 0, 1, 1, 2, 3]))
