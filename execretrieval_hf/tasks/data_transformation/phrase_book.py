"""We want to store chats with a table of frequent words. Into the table go words of more than three letters that
occur at least twice, those with the most occurrences times letters first, ties in alphabetical order, and no
more than so many. I need the table, and all words in order with those in it replaced by their places from 0, as
a pair.

Keywords: dictionary substitution compression
Inputs: words, a list of strings of lower case letters; size, an integer from 0
Requires: type(words) is list and all(type(w) is str for w in words) and type(size) is int and size >= 0
Topic: compression
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def phrase_book(words, size):
    gains = {}
    for word in words:
        count = words.count(word)
        if len(word) > 3 and count > 1:
            gains[word] = count * len(word)
    table = sorted(gains, key=lambda word: (-gains[word], word))[:size]
    stored = [table.index(word) if word in table else word for word in words]
    return table, stored


assert phrase_book(["tide", "high", "tide", "sea"], 5) == (["tide"], [0, "high", 0, "sea"])
assert phrase_book(["sea", "sea", "harbour"], 5) == ([], ["sea", "sea", "harbour"])
assert phrase_book(["boat", "oars", "boat", "oars", "boat"], 2) == (["boat", "oars"], [0, 1, 0, 1, 0])
assert phrase_book(["reef", "kelp", "kelp", "reef"], 1) == (["kelp"], ["reef", 0, 0, "reef"])
assert phrase_book(["lantern", "rope", "rope", "lantern", "rope"], 9) == (["lantern", "rope"], [0, 1, 1, 0, 1])
assert phrase_book([], 3) == ([], [])
assert phrase_book(["rope", "rope"], 0) == ([], ["rope", "rope"])
assert phrase_book(["cliff", "foam", "foam", "foam", "cliff", "foam"], 2) == (["foam", "cliff"], [1, 0, 0, 0, 1, 0])
assert phrase_book(["reef", "harbour", "harbour", "reef", "reef", "reef"], 3) == (["reef", "harbour"], [0, 1, 1, 0, 0, 0])
assert phrase_book(["mast", "sails", "sails", "mast", "fog", "fog"], 3) == (["sails", "mast"], [1, 0, 0, 1, "fog", "fog"])
