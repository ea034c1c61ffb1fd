import json


def inputs(rng):
    def build(depth):
        kind = rng.randint(0, 5)
        if depth == 0 or kind < 2:
            return rng.choice([0, 1, -7, "x", "", True, False, None])
        if kind < 4:
            return {name: build(depth - 1) for name in rng.sample(["a", "b", "c"], rng.randint(0, 3))}
        return [build(depth - 1) for _ in range(rng.randint(0, 3))]

    while True:
        text = json.dumps(build(3))
        if rng.random() < 0.08:
            text = text[:-1]
        yield (text,)
