def pay_bands(week):
    sums = dict.fromkeys(("normal", "extra", "double"), 0)
    for day, minutes in enumerate(week):
        seventh = day == 6 and 0 not in week
        for minute in range(minutes):
            if seventh:
                kind = "extra" if minute < 480 else "double"
            elif minute >= 720:
                kind = "double"
            else:
                kind = "normal" if minute < 480 and sums["normal"] < 2400 else "extra"
            sums[kind] += 1
    return tuple(sums.values())
