def inputs(rng):
    while True:
        knots = rng.choice([0, 1, 2, 3, 10, 15, 40])
        gust = "G%02d" % rng.randint(knots + 1, 60) if knots and rng.random() < 0.5 else ""
        yield (rng.choice(["VRB", "000", "001", "090", "360", "%03d" % rng.randint(0, 360)]) + "%02d" % knots + gust + "KT",)
