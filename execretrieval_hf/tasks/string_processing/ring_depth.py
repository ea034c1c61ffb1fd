"""How many word pairs match from a sentence's two ends inward until the first mismatch, ignoring case and
punctuation?

Keywords: chiasmus detector matching outer words
Inputs: sentence, a printable ASCII string, its words parted by blanks
Requires: type(sentence) is str and re.fullmatch("[ -~]*", sentence) is not None
Topic: symmetry
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def ring_depth(sentence):
    words = []
    for piece in sentence.lower().split():
        word = "".join(sign for sign in piece if sign.isalnum())
        if word:
            words.append(word)
    depth = 0
    while depth < len(words) // 2 and words[depth] == words[-1 - depth]:
        depth += 1
    return depth


assert ring_depth("Fair is foul, and foul is fair.") == 3
assert ring_depth("Do what we say, say what we do!") == 1
assert ring_depth("one for all and all for one") == 3
assert ring_depth("- Nice to see you, to see you nice -") == 1
assert ring_depth("") == 0
assert ring_depth("alone") == 0
assert ring_depth("A b, c d! D c B a") == 4
assert ring_depth("it's so, sits, so ITS") == 2
assert ring_depth("x y z y x?") == 2
