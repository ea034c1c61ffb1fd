def grams_from_label(label):
    rest = label.lower().strip(" ")
    unit = "kg" if rest.endswith("kg") else "g"
    if not rest.endswith(unit):
        return -1
    rest = rest.removesuffix(unit).removesuffix(" ")
    count, cross, amount = rest.rpartition("x")
    if cross:
        count, amount = count.removesuffix(" "), amount.removeprefix(" ")
    else:
        count = "1"
    whole, mark, part = amount.replace(",", ".").partition(".")
    if not count.isdigit() or not whole.isdigit():
        return -1
    if mark and (unit == "g" or not part.isdigit() or len(part) > 3):
        return -1
    grams = int(count) * int(whole) if unit == "g" else int(count) * int(whole + (part + "000")[:3])
    return grams if grams <= 25000 else 0
