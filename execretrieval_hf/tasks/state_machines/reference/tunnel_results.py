def tunnel_results(log):
    boxes = []
    strays = 0
    inside = None
    for entry in log:
        if inside is None:
            if entry == "in":
                inside = set()
            else:
                strays += 1
        elif entry == "out":
            boxes.append(inside)
            inside = None
        elif entry != "in":
            inside.add(entry)
    words = {0: lambda codes: "none", 1: lambda codes: min(codes)}
    return [words.get(len(codes), lambda codes: "mixed")(codes) for codes in boxes], strays
