from collections import Counter


def sought_pages(links):
    surplus = Counter()
    for giver, taker in set(links):
        surplus[taker] += 1
        surplus[giver] -= 1
    return sorted(+surplus, key=lambda page: (-surplus[page], page))
