"""Rate a passphrase, case ignored: a word of five or more characters earns two points and one of three or four
earns one, but every repetition of a word costs a point instead. Three or more different words add two points.
The rating is never below 0 nor above a maximum.

Keywords: passphrase strength points
Inputs: phrase, an ASCII string; most, an integer of at least 0
Requires: type(phrase) is str and phrase.isascii() and type(most) is int and most >= 0
Topic: passwords
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def phrase_credit(phrase, most):
    points = 0
    seen = []
    for word in phrase.lower().split():
        if word in seen:
            points -= 1
            continue
        seen.append(word)
        if len(word) >= 5:
            points += 2
        elif len(word) >= 3:
            points += 1
    if len(seen) >= 3:
        points += 2
    if points > most:
        points = most
    return max(0, points)


assert phrase_credit("green river stone", 20) == 8
assert phrase_credit("green river", 20) == 4
assert phrase_credit("a a a a", 9) == 0
assert phrase_credit("Moss moss owl", 9) == 1
assert phrase_credit("cup of tea", 20) == 4
assert phrase_credit("four fives sixsix", 5) == 5
assert phrase_credit("badger otter ferret marten", 20) == 10
assert phrase_credit("Lamp", 9) == 1
assert phrase_credit("oak elm ash yew", 20) == 6
assert phrase_credit("rivers Rivers owl owl elm", 3) == 3
