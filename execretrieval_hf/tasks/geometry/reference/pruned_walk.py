def pruned_walk(letters):
    steps = {"N": 1j, "S": -1j, "E": 1, "W": -1}
    kept = ""
    spots = [0]
    for letter in letters:
        if letter not in steps:
            continue
        spot = spots[-1] + steps[letter]
        kept += letter
        if spot in spots:
            cut = spots.index(spot)
            kept, spots = kept[:cut], spots[: cut + 1]
        else:
            spots.append(spot)
    return kept
