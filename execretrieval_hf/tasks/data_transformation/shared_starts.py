"""Turn words into (count, rest) pairs, counting letters shared with the start of the word before, up to a limit

Keywords: front coding of dictionary words
Inputs: words, a list of strings in any order; limit, an integer from 0
Requires: type(words) is list and all(type(w) is str for w in words) and type(limit) is int and limit >= 0
Topic: compression
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def shared_starts(words, limit):
    pairs = []
    before = ""
    for word in words:
        shared = 0
        most = min(limit, len(word), len(before))
        while shared < most and word[shared] == before[shared]:
            shared += 1
        pairs.append((shared, word[shared:]))
        before = word
    return pairs


assert shared_starts(["car", "cart", "cat", "dog"], 9) == [(0, "car"), (3, "t"), (2, "t"), (0, "dog")]
assert shared_starts(["sandbox", "sandbar", "sand"], 3) == [(0, "sandbox"), (3, "dbar"), (3, "d")]
assert shared_starts(["tin", "tin", "ton"], 5) == [(0, "tin"), (3, ""), (1, "on")]
assert shared_starts([], 4) == []
assert shared_starts(["oak", "elm"], 2) == [(0, "oak"), (0, "elm")]
assert shared_starts(["abc", "abx", "bbx"], 0) == [(0, "abc"), (0, "abx"), (0, "bbx")]
assert shared_starts(["a", "", "ab", "aab"], 2) == [(0, "a"), (0, ""), (0, "ab"), (1, "ab")]
assert shared_starts(["lamp", "lump", "lumps"], 4) == [(0, "lamp"), (1, "ump"), (4, "s")]
