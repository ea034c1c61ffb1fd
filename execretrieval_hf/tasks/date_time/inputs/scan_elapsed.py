def inputs(rng):
    while True:
        text = ""
        for letter in "hms":
            if rng.random() < 0.6:
                text += rng.choice(["1", "0", "59", "60", "100", "07", "5", "23"]) + letter
        if rng.random() < 0.5 and text:
            where = rng.randrange(len(text) + 1)
            text = text[:where] + rng.choice(["", "h", "m", "s", "5", "d", " ", "-", "1m", "2s"]) + text[where + rng.randint(0, 1):]
        if not any(f"s{digit}" in text for digit in "0123456789"):
            yield (text,)
