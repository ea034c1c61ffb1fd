def next_release(version, notes):
    numbers = [int(part) for part in version.split(".")]
    kinds = [note.partition(":")[0] for note in notes]
    places = []
    for kind in kinds:
        if kind[-1] == "!":
            places.append(0 if numbers[0] else 1)
        else:
            places.append(1 if kind == "feat" else 2)
    if places:
        place = min(places)
        numbers = [*numbers[:place], numbers[place] + 1, *[0] * (2 - place)]
    return ".".join(map(str, numbers))
