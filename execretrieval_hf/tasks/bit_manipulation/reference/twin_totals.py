from itertools import accumulate


def twin_totals(data):
    halves = [half for byte in data for half in divmod(byte, 16)]
    return sum(halves) % 15, sum(accumulate(halves)) % 15
