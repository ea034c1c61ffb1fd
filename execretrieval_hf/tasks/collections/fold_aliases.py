"""Add up the numbers of variants and preferred names under the latter, those of any other names under "other".

Keywords: merge synonyms in counts
Inputs: numbers, a dictionary from name to integer; preferred, a dictionary from variant to preferred name, none of which is itself a variant; "other" is no name; the result is a dictionary without names that nothing falls under
Requires: type(numbers) is dict and all(type(k) is str and k != "other" and type(v) is int for k, v in numbers.items()) and type(preferred) is dict and all(type(k) is type(v) is str and v not in preferred and "other" not in (k, v) for k, v in preferred.items())
Topic: merging dictionaries
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def fold_aliases(numbers, preferred):
    accepted = set(preferred.values())
    folded = {}
    for name, amount in numbers.items():
        target = preferred.get(name, name)
        if target not in accepted:
            target = "other"
        folded[target] = folded.get(target, 0) + amount
    return folded


assert fold_aliases({"UK": 2, "Britain": 3, "Spain": 4}, {"Britain": "UK"}) == {"UK": 5, "other": 4}
assert fold_aliases({"Britain": 3}, {"Britain": "UK", "GB": "UK"}) == {"UK": 3}
assert fold_aliases({"GB": 1, "Britain": 3, "Eire": 5, "Ireland": 2}, {"Britain": "UK", "GB": "UK", "Eire": "Ireland"}) == {"UK": 4, "Ireland": 7}
assert fold_aliases({"cat": 6, "dog": -1}, {}) == {"other": 5}
assert fold_aliases({}, {"kitty": "cat"}) == {}
assert fold_aliases({"kitty": 1, "hen": 2, "cat": -1, "cow": 7}, {"kitty": "cat"}) == {"cat": 0, "other": 9}
assert fold_aliases({"cat": 8}, {"kitty": "cat"}) == {"cat": 8}
assert fold_aliases({"Cat": 8, "puss": 1}, {"puss": "cat"}) == {"other": 8, "cat": 1}
