"""Our search page lists bare titles. Show instead the first place where the term occurs, ignoring case, with up
to a given number of characters on each side exactly as they are, and three dots at each end where something
was cut off. If the term is empty or does not occur, show the beginning of the text, twice that many
characters, without dots.

Keywords: search snippet with context characters
Inputs: text, a string; term, a string; margin, the number of characters, an integer from 0
Requires: type(text) is str and text.isascii() and type(term) is str and term.isascii() and type(margin) is int and margin >= 0
Topic: text layout
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def hit_excerpt(text, term, margin):
    at = text.lower().find(term.lower())
    if at < 0 or not term:
        return text[:2 * margin]
    start = max(0, at - margin)
    end = at + len(term) + margin
    piece = text[start:end]
    if start > 0:
        piece = "..." + piece
    if end < len(text):
        piece = piece + "..."
    return piece


assert hit_excerpt("The pump in hall two is leaking again", "hall", 5) == "...p in hall two ..."
assert hit_excerpt("Pump stopped, pump restarted", "pump", 3) == "Pump st..."
assert hit_excerpt("valve open", "open", 4) == "...lve open"
assert hit_excerpt("a valve left", "VALVE", 4) == "a valve lef..."
assert hit_excerpt("check the filter", "the", 7) == "check the filter"
assert hit_excerpt("no such fault here", "motor", 4) == "no such "
assert hit_excerpt("gauge reads zero", "", 3) == "gauge "
assert hit_excerpt("oil level low", "level", 0) == "...level..."
assert hit_excerpt("door", "gate", 5) == "door"
assert hit_excerpt("my fan", "fan", 2) == "...y fan"
