def matched_bed(plan):
    new = []
    for place, own in enumerate(plan):
        other = plan[-1 - place]
        if own.isupper() and other.isupper() and own != other:
            return None
        pair = [own, other] if place < len(plan) / 2 else [other, own]
        capitals = [sign for sign in pair if sign.isupper()]
        planted = [sign for sign in pair if sign != "."]
        new.append((capitals + planted + ["."])[0])
    return "".join(new), sum(a != b for a, b in zip(plan, new))
