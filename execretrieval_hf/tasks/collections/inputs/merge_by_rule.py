def inputs(rng):
    fields = ["temp", "hits", "mode", "born"]
    while True:
        records = []
        for _ in range(rng.randint(0, 5)):
            records.append({field: rng.randint(-3, 5) for field in rng.sample(fields, rng.randint(0, 4))})
        rules = {field: rng.choice(["max", "min", "sum", "first"]) for field in rng.sample(fields, rng.randint(0, 4))}
        yield (records, rules)
