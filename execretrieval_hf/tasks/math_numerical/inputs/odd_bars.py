def inputs(rng):
    full = {(2, 4): [["4", "4"], ["8", "r8", "4"], ["8t", "8t", "8t", "r4"], ["r4.", "8"], ["4..", "16"]], (3, 4): [["2."], ["4", "2"], ["4.", "4."], ["4t", "4t", "4t", "4"]]}
    while True:
        beats, unit = rng.choice(sorted(full))
        bars = [list(rng.choice(full[beats, unit])) for _ in range(rng.randint(0, 4))]
        for bar in bars:
            if rng.random() < 0.3:
                bar[rng.randrange(len(bar))] = rng.choice(["8", "4", "r4.", "16", "2", "8."])
        if len(bars) > 1 and rng.random() < 0.5:
            bars[0], bars[-1] = rng.choice([(["8"], ["4."]), (["4"], ["4"]), (["r4"], ["2"]), ([], ["2"]), (["2"], ["r16"])])
        yield (bars, beats, unit)
