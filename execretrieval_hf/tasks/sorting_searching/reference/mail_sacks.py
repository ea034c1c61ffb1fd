from collections import Counter


def mail_sacks(codes, least):
    own = {code: n for code, n in Counter(codes).items() if n >= least}
    areas = Counter(code[:3] for code in codes if code not in own)
    grouped = {area: n for area, n in areas.items() if n >= least}
    mixed = sum(areas.values()) - sum(grouped.values())
    sacks = sorted(own.items()) + sorted(grouped.items())
    return sacks + [("*", mixed)] * (mixed > 0)
