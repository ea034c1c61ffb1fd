"""Arrange playing cards such as H10 or SA, which are a suit's letter and 2 to 10, J, Q, K or A: the trump suit
in front, the other suits by how many cards they have, longest first and equally long ones alphabetically, and
in each suit the high cards before the low.

Keywords: sort cards trump suit first
Inputs: cards, a list of distinct strings, a suit C, D, H or S followed by the value; trump, one of the suits
Requires: type(cards) is list and all(type(c) is str and re.fullmatch("[CDHS]([2-9]|10|[JQKA])", c) for c in cards) and len(set(cards)) == len(cards) and type(trump) is str and trump in list("CDHS")
Topic: custom orderings
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fan_hand(cards, trump):
    ladder = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    lengths = {}
    for card in cards:
        lengths[card[0]] = lengths.get(card[0], 0) + 1
    keyed = []
    for card in cards:
        suit, value = card[0], card[1:]
        keyed.append((suit != trump, -lengths[suit], suit, -ladder.index(value), card))
    keyed.sort()
    return [entry[4] for entry in keyed]


assert fan_hand([], "H") == []
assert fan_hand(["H2", "HA", "H10", "HK"], "S") == ["HA", "HK", "H10", "H2"]
assert fan_hand(["CA", "C3", "D5"], "D") == ["D5", "CA", "C3"]
assert fan_hand(["D4", "S4", "C4"], "H") == ["C4", "D4", "S4"]
assert fan_hand(["D4", "S4", "S7", "C9"], "H") == ["S7", "S4", "C9", "D4"]
assert fan_hand(["HJ", "H9", "SQ", "CK", "C2", "D6"], "S") == ["SQ", "CK", "C2", "HJ", "H9", "D6"]
assert fan_hand(["S3", "D3", "D8", "H5", "H6", "H7"], "C") == ["H7", "H6", "H5", "D8", "D3", "S3"]
assert fan_hand(["CQ", "CJ", "C10", "C9", "DA"], "C") == ["CQ", "CJ", "C10", "C9", "DA"]
assert fan_hand(["SA", "HA"], "H") == ["HA", "SA"]
