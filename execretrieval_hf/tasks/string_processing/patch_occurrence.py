"""Replace only the nth occurrence of a phrase, overlapping ones counting, from the back if negative, or
nothing if absent.

Keywords: replace nth occurrence of substring
Inputs: text, a string; phrase, the non-empty string looked for; new, what replaces it; which, the number n, 1 for the first occurrence, -1 for the last, never 0
Requires: type(text) is str and type(phrase) is str and phrase != "" and type(new) is str and type(which) is int and which != 0
Topic: replacing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def patch_occurrence(text, phrase, new, which):
    places = [p for p in range(len(text)) if text.startswith(phrase, p)]
    if abs(which) > len(places):
        return text
    start = places[which - 1] if which > 0 else places[which]
    return text[:start] + new + text[start + len(phrase):]


assert patch_occurrence("to be or to do", "to", "not", 2) == "to be or not do"
assert patch_occurrence("to be or to do", "to", "we", 1) == "we be or to do"
assert patch_occurrence("aaaa", "aa", "b", 2) == "aba"
assert patch_occurrence("aaaa", "aa", "b", 3) == "aab"
assert patch_occurrence("x-y-z", "-", "", -2) == "xy-z"
assert patch_occurrence("x-y-z", "-", "+", -3) == "x-y-z"
assert patch_occurrence("one two", "o", "0", 3) == "one two"
assert patch_occurrence("one two", "o", "0", -1) == "one tw0"
