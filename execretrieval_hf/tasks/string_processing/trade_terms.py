"""Replace many terms in one pass from the left, always the longest at a place, without replacing inserted
text again.

Keywords: simultaneous multiple string replace
Inputs: text, a string; swaps, a dictionary from non-empty terms to what replaces them; case matters
Requires: type(text) is str and type(swaps) is dict and all(type(k) is str and k != "" and type(v) is str for k, v in swaps.items())
Topic: replacing
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def trade_terms(text, swaps):
    ordered = sorted(swaps, key=len, reverse=True)
    result = ""
    place = 0
    while place < len(text):
        step = 1
        piece = text[place]
        for term in ordered:
            if text.startswith(term, place):
                piece = swaps[term]
                step = len(term)
                break
        result += piece
        place += step
    return result


assert trade_terms("left or right", {"left": "right", "right": "left"}) == "right or left"
assert trade_terms("a cart", {"car": "bus", "cart": "van"}) == "a van"
assert trade_terms("aaa", {"aa": "b"}) == "ba"
assert trade_terms("abcd", {"ab": "x", "bcd": "y"}) == "xcd"
assert trade_terms("Tea tea", {"tea": ""}) == "Tea "
assert trade_terms("", {"a": "b"}) == ""
assert trade_terms("plain", {}) == "plain"
assert trade_terms("xyx", {"x": "xy", "y": "x"}) == "xyxxy"
