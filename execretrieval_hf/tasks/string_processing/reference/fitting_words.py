def fitting_words(secret, words, key):
    fitting = []
    for word in words:
        pairs = {*key.items(), *zip(secret, word)}
        consistent = len({a for a, _ in pairs}) == len({b for _, b in pairs}) == len(pairs)
        if len(word) == len(secret) and consistent:
            fitting.append(word)
    return fitting
