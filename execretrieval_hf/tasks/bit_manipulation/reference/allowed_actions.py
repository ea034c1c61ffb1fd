def allowed_actions(mode, owner, group, user, groups):
    if mode > 0o777:
        return None
    triples = [format(mode >> shift & 7, "03b") for shift in (6, 3, 0)]
    if user == 0:
        bits = "11" + ("1" if any(triple[2] == "1" for triple in triples) else "0")
    elif user == owner:
        bits = triples[0]
    else:
        bits = triples[1] if group in groups else triples[2]
    return "".join(letter for letter, bit in zip("rwx", bits) if bit == "1")
