"""Which numbers, as written, occur less often in a text's translation, paired with how many are lacking, by first
occurrence?

Keywords: numbers missing from translation
Inputs: original and translation, strings in which each stretch of digits is a number; the numbers are given as they are written
Requires: type(original) is str and original.isascii() and type(translation) is str and translation.isascii()
Topic: numbers in text
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

import re


def untranslated_figures(original, translation):
    wanted = re.findall("[0-9]+", original)
    given = re.findall("[0-9]+", translation)
    lacking = []
    done = set()
    for number in wanted:
        if number in done:
            continue
        done.add(number)
        missing = wanted.count(number) - given.count(number)
        if missing > 0:
            lacking.append((number, missing))
    return lacking


assert untranslated_figures("3 eggs and 12 nuts", "12 noix, 3 oeufs") == []
assert untranslated_figures("3 eggs and 12 nuts", "12 noix") == [("3", 1)]
assert untranslated_figures("10 or 10 or 10", "10") == [("10", 2)]
assert untranslated_figures("5, 7, 5", "7 7") == [("5", 2)]
assert untranslated_figures("1 12", "12 2") == [("1", 1)]
assert untranslated_figures("no digits", "1 2 3") == []
assert untranslated_figures("9b8 9", "8c9") == [("9", 1)]
assert untranslated_figures("40 30 40 20", "") == [("40", 2), ("30", 1), ("20", 1)]
