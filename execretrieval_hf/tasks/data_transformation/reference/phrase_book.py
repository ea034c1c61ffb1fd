from collections import Counter


def phrase_book(words, size):
    worth = {
        word: count * len(word)
        for word, count in Counter(words).items()
        if len(word) >= 4 and count >= 2
    }
    table = sorted(sorted(worth), key=worth.get, reverse=True)[:size]
    return table, [table.index(word) if word in table else word for word in words]
