def stake_count(corners, spacing):
    stakes = set()
    previous = corners[-1]
    for number, corner in enumerate(corners):
        length = max(abs(a - b) for a, b in zip(previous, corner))
        stakes.update((number, at) for at in range(0, length, spacing))
        previous = corner
    return len(stakes)
