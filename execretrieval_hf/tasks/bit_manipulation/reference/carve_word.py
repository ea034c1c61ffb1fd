def carve_word(word, widths):
    digits = bin(word)[2:].zfill(sum(widths) + 1)
    cuts = [sum(widths[:i]) for i in range(len(widths) + 1)]
    ends = [len(digits) - cut for cut in cuts]
    pieces = [digits[low:high] for high, low in zip(ends, ends[1:])]
    return [int(piece, 2) for piece in pieces] + [int(digits[: ends[-1]], 2)]
