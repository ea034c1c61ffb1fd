def doubled_piece(text):
    plain = "".join(text.split(" ")).lower()
    best = ""
    for start in range(len(plain)):
        rest = plain[start:]
        for size in range(len(rest) // 2, len(best), -1):
            if rest.startswith(rest[:size] * 2):
                best = rest[:size]
                break
    return best
