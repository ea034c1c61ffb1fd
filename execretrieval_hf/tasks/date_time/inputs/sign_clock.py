def inputs(rng):
    while True:
        if rng.random() < 0.15:
            yield (rng.choice(["noon", "NOON", "midnight", "Midnight", "", "12", "7 p.m.", "7  pm", "7:5pm", "pm", "07:30"]),)
            continue
        text = rng.choice(["0", "1", "1", "7", "07", "11", "12", "12", "13"]) + rng.choice(["", "", ".00", ":30", ".59", ":60", ":01"])
        yield (text + rng.choice(["am", "pm", " pm", " AM", "Pm"]),)
