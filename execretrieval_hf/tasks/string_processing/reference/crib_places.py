def crib_places(ciphertext, word):
    bad = set()
    for place, letter in enumerate(ciphertext):
        bad |= {place - k for k, other in enumerate(word) if other == letter}
    return [offset for offset in range(len(ciphertext) - len(word) + 1) if offset not in bad]
