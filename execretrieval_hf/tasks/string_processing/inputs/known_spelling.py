def inputs(rng):
    words = ["x9", "X-9", "wifi", "WI-FI", "-", "ebay", "e-Bay", "x", "4k"]
    while True:
        text = "".join(rng.choice(words) + rng.choice([" ", "", ", ", ".", "_"]) for _ in range(rng.randint(0, 5)))
        yield (text, rng.sample(["X-9", "x9", "Wi-Fi", "eBay", "4K", "X"], rng.randint(0, 5)))
