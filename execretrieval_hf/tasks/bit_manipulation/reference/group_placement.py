def group_placement(rows, seats, party):
    places = []
    for number, bits in enumerate(rows):
        plan = "#" + "".join("#" if bits >> seat & 1 else "." for seat in range(seats)) + "#"
        for seat in range(seats - party + 1):
            at = seat + 1
            if plan[at : at + party] != "." * party:
                continue
            before, after = plan[max(at - 2, 0) : at], plan[at + party : at + party + 2]
            if before == "#." or after == ".#":
                continue
            places.append((abs(2 * seat + party - seats), -number, seat))
    if not places:
        return None
    _, number, seat = min(places)
    return -number, seat
