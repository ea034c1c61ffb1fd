"""A will names the heirs in order: each gets a fraction of the whole estate, a fraction of what the ones before
have left, or is marked equal. Nobody gets more than is still left. Those marked equal finally split what
remains; without them the state gets it as one more entry, unless nothing remains. List what each gets, in
order, as texts of reduced fractions of the whole.

Keywords: inheritance fractions of rest
Inputs: will, a list of texts such as "1/3", "1/4 of rest" or "equal"; the result has texts such as "1/3", "0" or "1"
Requires: type(will) is list and all(type(w) is str and re.fullmatch("[0-9]+/[1-9][0-9]*( of rest)?|equal", w) is not None for w in will) and all(int(w.split("/")[0]) <= int(w.split("/")[1].split()[0]) for w in will if w != "equal")
Topic: fractions
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""

from fractions import Fraction


def estate_parts(will):
    rest = Fraction(1)
    shares = []
    for clause in will:
        share = Fraction(0)
        if clause != "equal":
            share = Fraction(clause.split()[0])
            if clause.endswith("rest"):
                share *= rest
        share = min(share, rest)
        rest -= share
        shares.append(share)
    equals = will.count("equal")
    if equals > 0:
        for place, clause in enumerate(will):
            if clause == "equal":
                shares[place] = rest / equals
    elif rest > 0:
        shares.append(rest)
    return [str(share) for share in shares]


assert estate_parts(["1/2", "1/2 of rest", "equal"]) == ["1/2", "1/4", "1/4"]
assert estate_parts(["1/3", "1/3"]) == ["1/3", "1/3", "1/3"]
assert estate_parts(["2/3", "1/2", "equal"]) == ["2/3", "1/3", "0"]
assert estate_parts(["equal", "1/4", "equal"]) == ["3/8", "1/4", "3/8"]
assert estate_parts(["1/4 of rest", "1/3 of rest"]) == ["1/4", "1/4", "1/2"]
assert estate_parts([]) == ["1"]
assert estate_parts(["3/4", "1/3 of rest", "1/6"]) == ["3/4", "1/12", "1/6"]
assert estate_parts(["1/1", "1/2 of rest"]) == ["1", "0"]
assert estate_parts(["2/4", "equal", "equal", "equal"]) == ["1/2", "1/6", "1/6", "1/6"]
