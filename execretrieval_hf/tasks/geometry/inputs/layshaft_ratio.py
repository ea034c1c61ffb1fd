def inputs(rng):
    while True:
        meshes = []
        for _ in range(rng.randint(0, 3)):
            mesh = [rng.choice([7, 8, 9, 12, 16, 24, 30, 40]) if rng.random() < 0.2 else rng.choice([8, 9, 12, 16, 30]) for _ in range(2)]
            side = rng.randrange(4)
            if side < 2:
                mesh[side] = -mesh[side]
            meshes.append(tuple(mesh))
        yield (meshes, rng.choice([-6, -1, 0, 1, 2, 5, 10]))
