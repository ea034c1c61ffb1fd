def inputs(rng):
    while True:
        staff = []
        for name in rng.sample(["Ida", "Jon", "Kim", "Leo", "Mia"], rng.randint(0, 4)):
            joined = f"{rng.choice([1984, 1999, 2000, 2004, 2013, 2014])}-{rng.choice(['02-28', '12-31', '12-30', '06-15', '01-01'])}"
            if rng.random() < 0.4:
                joined = rng.choice(["2000-02-29", "2004-02-29", "1984-02-29"])
            left = rng.choice(["", "", "2024-02-29", "2024-02-28", "2014-02-28", "2024-06-15", "2025-01-01", "2010-02-28", "2010-03-01"])
            if left < joined:
                left = ""
            staff.append((name, joined, rng.choice([0, 0, 1, 2, 365, 366]), left))
        yield (staff, rng.choice([2024, 2024, 2024, 2025, 2014, 2010, 2009]))
