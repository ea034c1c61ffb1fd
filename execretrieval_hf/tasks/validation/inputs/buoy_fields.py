def inputs(rng):
    while True:
        body = "".join(rng.choice("AB,,1*$") for _ in range(rng.randint(0, 5)))
        check = 0
        for sign in body:
            check ^= ord(sign)
        end = rng.choice(["*%02X" % check] * 4 + ["*%02x" % check, "*00", "%02X" % check, "*1", "*111"])
        yield (rng.choice(["$"] * 7 + [""]) + body + end,)
