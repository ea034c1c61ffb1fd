from collections import Counter
from itertools import chain


def exclusive_members(clubs):
    memberships = Counter(chain.from_iterable(clubs.values()))
    lone = {club: sorted(n for n in names if memberships[n] == 1) for club, names in clubs.items()}
    return {club: names for club, names in lone.items() if len(names) >= len(clubs[club]) / 2}
