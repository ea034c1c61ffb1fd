def settle_parens(text):
    kept = []
    depth = 0
    for sign in text:
        if sign in "([":
            kept.append("(["[depth % 2])
            depth += 1
        elif sign in ")]":
            if depth:
                depth -= 1
                kept.append(")]"[depth % 2])
        else:
            kept.append(sign)
    while depth:
        depth -= 1
        kept.append(")]"[depth % 2])
    return "".join(kept)
