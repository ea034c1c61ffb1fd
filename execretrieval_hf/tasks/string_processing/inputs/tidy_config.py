def inputs(rng):
    pool = ["a=1", "bb =2", "  cccc= 3 ", "#", "# x=1", "", "text ", "=v", "d=", "e=f=g", " #h=1"]
    while True:
        yield ([rng.choice(pool) for _ in range(rng.randint(0, 7))],)
