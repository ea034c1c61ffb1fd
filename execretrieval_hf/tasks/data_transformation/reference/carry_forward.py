def carry_forward(readings, longest):
    known = [place for place, reading in enumerate(readings) if reading is not None]
    if len(known) < len(readings) - len(known):
        return None
    filled = list(readings)
    for before, after in zip(known, known[1:] + [len(readings)]):
        if after - before - 1 <= longest:
            for place in range(before + 1, after):
                filled[place] = readings[before]
    return filled
