"""List the code numbers for a text's letters, each taking its own in order, cyclically, letters without any
omitted.

Keywords: homophonic substitution rotating codes
Inputs: text, a string of small letters; codes, a dictionary from letters to lists of integers
Requires: type(text) is str and re.fullmatch("[a-z]*", text) is not None and type(codes) is dict and all(type(k) is str and re.fullmatch("[a-z]", k) is not None and type(v) is list and all(type(n) is int for n in v) for k, v in codes.items())
Topic: ciphers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def homophone_turns(text, codes):
    used = {}
    result = []
    for letter in text:
        choices = codes.get(letter, [])
        if not choices:
            continue
        turn = used.get(letter, 0)
        if turn == len(choices):
            turn = 0
        result.append(choices[turn])
        used[letter] = turn + 1
    return result


assert homophone_turns("eee", {"e": [7, 3]}) == [7, 3, 7]
assert homophone_turns("abab", {"a": [1, 2], "b": [9]}) == [1, 9, 2, 9]
assert homophone_turns("banana", {"a": [4, 5], "n": [6, 8], "b": []}) == [4, 6, 5, 8, 4]
assert homophone_turns("xyz", {"y": [0, 1]}) == [0]
assert homophone_turns("", {"q": [5]}) == []
assert homophone_turns("aaaa", {"a": [10, 20, 30]}) == [10, 20, 30, 10]
assert homophone_turns("cdcdc", {"c": [1, 1, 2], "d": [3, 4]}) == [1, 3, 1, 4, 2]
assert homophone_turns("moon", {"o": [11, 12], "m": [13]}) == [13, 11, 12]
assert homophone_turns("kk", {}) == []
