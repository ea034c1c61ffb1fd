"""A printed dictionary lists the first entry of every page. Find the page, counted from 1, on which to look up a
word: the last one whose first entry does not come after it, comparing letters only and regardless of case, or
page 1 if there is none.

Keywords: dictionary guide words lookup
Inputs: heads, an alphabetical list of strings, by letters only and ignoring case; word, a string
Requires: type(heads) is list and all(type(h) is str for h in heads) and [re.sub("[^a-z]", "", h.lower()) for h in heads] == sorted(re.sub("[^a-z]", "", h.lower()) for h in heads) and type(word) is str and word.isascii()
Topic: binary search
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def lexicon_leaf(heads, word):
    plain = []
    for entry in [word] + heads:
        plain.append("".join(sign for sign in entry.lower() if sign.isalpha()))
    low, high = 1, len(plain)
    while low < high:
        middle = (low + high) // 2
        if plain[middle] <= plain[0]:
            low = middle + 1
        else:
            high = middle
    return max(low - 1, 1)


assert lexicon_leaf([], "oak") == 1
assert lexicon_leaf(["ash", "elm", "oak"], "beech") == 1
assert lexicon_leaf(["ash", "elm", "oak"], "Oak") == 3
assert lexicon_leaf(["ash", "elm", "oak", "pine"], "FIR") == 2
assert lexicon_leaf(["a", "b", "c", "d", "e"], "dill") == 4
assert lexicon_leaf(["a", "b", "c", "d", "e", "f", "g"], "zinc") == 7
assert lexicon_leaf(["bay", "cold", "cold", "cold", "cup"], "cold") == 4
assert lexicon_leaf(["cow", "co-worker", "coy", "Crab", "cub", "cut", "dab"], "cu-b") == 5
assert lexicon_leaf(["A1", "ABC", "I-beam", "in", "ion", "it", "ivy", "J"], "ivory") == 6
