"""Each release, numbered by three parts such as 2.10.3, should raise just one part of the one before by one,
with zeros in all parts to its right. Return a tuple of the place, from 0, of the first that does not and
"same" if it is the one before again, "back" if lower than that, "skip" otherwise, or None if there is
none.

Keywords: wrongly raised release number
Inputs: releases, a list of strings of three numbers without leading zeros joined by dots
Requires: type(releases) is list and all(type(r) is str and re.fullmatch(r"(0|[1-9][0-9]*)([.](0|[1-9][0-9]*)){2}", r) for r in releases)
Topic: numbering
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def release_jump(releases):
    before = None
    for place, text in enumerate(releases):
        now = [int(part) for part in text.split(".")]
        proper = place == 0
        for raised in range(3):
            if before and now == before[:raised] + [before[raised] + 1] + [0] * (2 - raised):
                proper = True
        if not proper:
            if now == before:
                return place, "same"
            if now < before:
                return place, "back"
            return place, "skip"
        before = now
    return None


assert release_jump(["1.2.3", "1.2.4", "1.3.0", "2.0.0"]) == None
assert release_jump(["1.2.9", "1.2.10", "1.2.9"]) == (2, "back")
assert release_jump(["1.2.3", "1.3.1"]) == (1, "skip")
assert release_jump(["1.2.3", "1.2.4", "1.2.4"]) == (2, "same")
assert release_jump(["0.9.0", "1.0.0", "1.0.2"]) == (2, "skip")
assert release_jump(["0.9.0", "0.10.0", "0.10.1", "1.1.0"]) == (3, "skip")
assert release_jump(["3.0.1", "2.0.0", "1.0.0"]) == (1, "back")
assert release_jump(["4.1.1", "4.1.1"]) == (1, "same")
assert release_jump(["4.1.1", "5.1.0", "5.1.0"]) == (1, "skip")
assert release_jump(["0.0.7"]) == None
