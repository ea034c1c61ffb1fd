def bracket_blunders(formula):
    partner = {")": "(", "]": "[", "}": "{"}
    stack = ""
    places = []
    faulty = set()
    for place, sign in enumerate(formula):
        if sign in "([{":
            stack += sign
            places.append(place)
        elif sign in partner:
            at = stack.rfind(partner[sign])
            if at < 0:
                faulty.add(place)
            else:
                faulty.update(places[at + 1 :])
                stack, places = stack[:at], places[:at]
    return sorted(faulty.union(places))
