def decade_parties(births, year):
    round_ages = {*range(10, 70, 10), *range(70, 400, 5)}
    rows = sorted((born[5:], born[:4], name) for name, born in births.items())
    return [(name, year - int(of)) for _, of, name in rows if year - int(of) in round_ages]
