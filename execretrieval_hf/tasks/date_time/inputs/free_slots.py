def inputs(rng):
    marks = ["06:30", "08:00", "08:29", "08:30", "09:00", "10:00", "10:01", "11:00", "11:59", "12:00", "13:00", "17:00", "18:00", "19:30"]
    while True:
        bookings = [tuple(sorted(rng.sample(marks, 2))) for _ in range(rng.randint(0, 4))]
        opens = rng.choice(["08:00", "08:30", "09:00", "12:00"])
        closes = rng.choice(["12:00", "13:00", "17:00", "18:00", "08:30"])
        yield (bookings, opens, closes, rng.choice([1, 29, 30, 31, 59, 60, 61, 120]))
