"""An editor checks essays for copied passages. From each word of the essay on, the longest run of words that
also stands somewhere in the source, regardless of case, is sought; if it has at least the given number of
words, it is listed as typed, its words parted by single blanks, and the search goes on right after it,
otherwise from the next word.

Keywords: copied word sequences in essay
Inputs: essay and source, strings of words parted by blanks; least, an integer of at least 1
Requires: type(essay) is str and type(source) is str and essay.isascii() and source.isascii() and type(least) is int and least >= 1
Topic: similarity
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def borrowed_runs(essay, source, least):
    words = essay.split()
    small = essay.lower().split()
    pool = source.lower().split()
    runs = []
    start = 0
    while start < len(words):
        longest = 0
        for place in range(len(pool)):
            size = 0
            while start + size < len(words) and place + size < len(pool) and small[start + size] == pool[place + size]:
                size += 1
            longest = max(longest, size)
        if longest >= least:
            runs.append(" ".join(words[start:start + longest]))
            start += longest
        else:
            start += 1
    return runs


assert borrowed_runs("We saw The old  mill again", "the old mill saw us", 2) == ["The old mill"]
assert borrowed_runs("a b c d", "b c x a b c", 2) == ["a b c"]
assert borrowed_runs("a b c d", "a b c", 3) == ["a b c"]
assert borrowed_runs("a b c d", "a b c", 4) == []
assert borrowed_runs("x y z", "Y z w x", 1) == ["x", "y z"]
assert borrowed_runs("one two", "two one", 2) == []
assert borrowed_runs("to be to be", "not to be", 2) == ["to be", "to be"]
assert borrowed_runs("p q r s t", "q r p q s t", 2) == ["p q", "s t"]
assert borrowed_runs("k", "K", 1) == ["k"]
assert borrowed_runs("q Go on on", "on go", 1) == ["Go", "on", "on"]
