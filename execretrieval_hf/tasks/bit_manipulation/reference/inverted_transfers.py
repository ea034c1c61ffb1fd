def inverted_transfers(words, n):
    lines = "0" * n
    sent = []
    total = 0
    for word in words:
        plain = f"{word:0{n}b}"
        swapped = plain.translate({48: 49, 49: 48})
        differing = sum(a != b for a, b in zip(lines, plain))
        flip = differing > n - differing and not (sent and sent[-1][1])
        total += n - differing if flip else differing
        lines = swapped if flip else plain
        sent.append((int(lines, 2), flip))
    return sent, total
