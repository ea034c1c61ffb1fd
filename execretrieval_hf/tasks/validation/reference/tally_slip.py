def tally_slip(lines):
    faults = {}
    for place, line in enumerate(lines):
        if line.strip(" ") == "" or line[0] == "#":
            continue
        product, equals, result = line.replace(" ", "").partition("=")
        factors = product.split("x")
        if equals and len(factors) == 2 and all(part.isdigit() for part in [*factors, result]):
            error = int(result) - int(factors[0]) * int(factors[1])
            faults[place] = error
        else:
            faults[place] = None
    wrong = [place for place in faults if faults[place] != 0]
    return (wrong[0] + 1, faults[wrong[0]]) if wrong else ()
