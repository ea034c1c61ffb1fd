from collections import Counter


def sole_owner_bits(keyrings):
    owners = Counter(bit for keys in keyrings for bit in range(16) if keys >> bit & 1)
    lone = sum(2**bit for bit, count in owners.items() if count == 1)
    return [(place, keys & lone) for place, keys in enumerate(keyrings) if keys & lone]
