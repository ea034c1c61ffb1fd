def slip_sources(typed, lexicon, rows):
    neighbours = {pair for row in rows for a, b in zip(row, row[1:]) for pair in ((a, b), (b, a))}

    def slips(word):
        found = {word[:i] + word[i] + word[i:] for i in range(len(word))}
        for i, letter in enumerate(word):
            found |= {word[:i] + b + word[i + 1 :] for a, b in neighbours if a == letter}
        return found

    return [word for word in lexicon if typed in slips(word)]
