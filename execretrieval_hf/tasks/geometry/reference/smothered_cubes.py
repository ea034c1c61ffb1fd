def smothered_cubes(heights):
    cubes = {
        (r, c, z) for r, row in enumerate(heights) for c, height in enumerate(row) for z in range(height)
    }
    return sum(
        {(r, c, z + 1), (r + 1, c, z), (r - 1, c, z), (r, c + 1, z), (r, c - 1, z)} <= cubes
        for r, c, z in cubes
    )
