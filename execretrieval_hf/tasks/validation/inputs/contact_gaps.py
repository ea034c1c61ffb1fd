def inputs(rng):
    while True:
        fields = ["name", "phone", "email", "street", "code", "town"]
        sheet = {f: rng.choice(["x", "x", "y z", " ", ""]) for f in fields if rng.random() < 0.6}
        if rng.random() < 0.3:
            for f in fields[3:]:
                sheet.pop(f, None)
        yield (sheet, rng.random() < 0.4)
