"""We pair a remote with a lamp: unless paired, each hello sets the number asked for; a proof then pairs if one
higher, else the number is void, and a given count of wrong proofs since the last pairing blocks for good. While
paired, data is summed until bye. Ignore all else; give idle, asked, paired or blocked, and the sum.

Keywords: challenge response pairing lamp remote
Inputs: messages, a list of pairs (hello, proof, data or bye, integer); tries, an integer from 1; idle at first; the result is a tuple of state and sum
Requires: type(messages) is list and all(type(m) is tuple and len(m) == 2 and m[0] in ("hello", "proof", "data", "bye") and type(m[1]) is int for m in messages) and type(tries) is int and tries >= 1
Topic: protocols
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def pair_up(messages, tries):
    state = "idle"
    asked = 0
    wrong = 0
    total = 0
    for word, number in messages:
        if word == "hello" and state != "paired":
            state = "asked"
            asked = number
        elif word == "proof" and state == "asked":
            if number == asked + 1:
                state = "paired"
                wrong = 0
                continue
            state = "idle"
            wrong += 1
            if wrong == tries:
                return "blocked", total
        elif word == "data" and state == "paired":
            total += number
        elif word == "bye" and state == "paired":
            state = "idle"
    return state, total


assert pair_up([("hello", 4), ("proof", 5), ("data", 7), ("data", 2)], 3) == ('paired', 9)
assert pair_up([("hello", 4), ("hello", 8), ("proof", 5)], 2) == ('idle', 0)
assert pair_up([("hello", 1), ("proof", 3), ("hello", 1), ("proof", 1), ("hello", 1), ("proof", 2)], 2) == ('blocked', 0)
assert pair_up([("hello", 1), ("proof", 0), ("hello", 2), ("proof", 3), ("hello", 1), ("data", 3)], 2) == ('paired', 3)
assert pair_up([("hello", 1), ("proof", 0), ("hello", 2), ("proof", 3), ("bye", 0), ("hello", 1), ("proof", 0)], 2) == ('idle', 0)
assert pair_up([("data", 5), ("hello", 6), ("data", 9), ("bye", 0)], 1) == ('asked', 0)
assert pair_up([("hello", 3), ("proof", 4), ("data", 6), ("bye", 0), ("data", 1)], 1) == ('idle', 6)
assert pair_up([("hello", 3), ("proof", 4), ("hello", 9), ("proof", 11), ("data", 1)], 1) == ('paired', 1)
assert pair_up([("hello", 3), ("proof", 9), ("proof", 4), ("data", 2), ("hello", 2), ("proof", 3)], 3) == ('paired', 0)
assert pair_up([("hello", 2), ("proof", 3), ("data", 4), ("bye", 0), ("hello", 2), ("proof", 2)], 1) == ('blocked', 4)
