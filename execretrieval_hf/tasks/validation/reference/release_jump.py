def release_jump(releases):
    numbers = [tuple(int(part) for part in release.split(".")) for release in releases]
    for place, (old, new) in enumerate(zip(numbers, numbers[1:]), 1):
        x, y, z = old
        if new not in ((x + 1, 0, 0), (x, y + 1, 0), (x, y, z + 1)):
            return place, "same" if new == old else "back" if new < old else "skip"
    return None
