import datetime


def inputs(rng):
    clocks = ["00:00", "07:59", "09:00", "09:01", "10:30", "12:00", "12:45", "13:30", "17:00", "23:59"]
    layouts = [[], [("09:00", "12:00")], [("13:30", "17:00"), ("09:00", "12:00")], [("08:00", "10:30"), ("10:30", "12:15")], [("00:00", "23:59")], [("09:01", "17:00")]]
    while True:
        base = datetime.date(2024, 1, 1) + datetime.timedelta(days=rng.randint(0, 600))

        def after(days):
            return (base + datetime.timedelta(days=days)).isoformat()

        moments = sorted([f"{after(0)} {rng.choice(clocks)}", f"{after(rng.choice([0, 0, 1, 1, 2, 3, 6]))} {rng.choice(clocks)}"])
        yield (moments[0], moments[1], rng.choice(layouts), [after(rng.randint(-1, 7)) for _ in range(rng.randint(0, 3))])
