"""Our game pad takes rec and a name to record, stop to end that, play and a name, and keys. I need the list of
keys that result, recorded ones included, each play giving the keys of the last finished recording of its name,
if any. Played keys are recorded too; rec while recording and stop while not do nothing.

Keywords: record replay macro buttons
Inputs: tokens, a list of strings, each rec and a name, play and a name, stop or another word, which is a key; the result is a list of words; a recording that has not been stopped does not count yet
Requires: type(tokens) is list and all(type(t) is str and re.fullmatch("(rec |play )?[a-z]+", t) and t not in ("rec", "play") for t in tokens)
Topic: token parsers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def macro_keys(tokens):
    macros = {}
    name = None
    begin = 0
    keys = []
    for token in tokens:
        word, _, rest = token.partition(" ")
        if word == "rec":
            if name is None:
                name = rest
                begin = len(keys)
        elif word == "play":
            keys += macros.get(rest, [])
        elif word != "stop":
            keys.append(word)
        elif name is not None:
            macros[name] = keys[begin:]
            name = None
    return keys


assert macro_keys(["up", "rec j", "a", "b", "stop", "up", "play j"]) == ['up', 'a', 'b', 'up', 'a', 'b']
assert macro_keys(["play j", "x", "rec j", "y", "play j", "stop", "play j"]) == ['x', 'y', 'y']
assert macro_keys(["rec j", "a", "rec k", "b", "stop", "play k", "play j"]) == ['a', 'b', 'a', 'b']
assert macro_keys(["rec j", "a", "stop", "rec k", "play j", "c", "stop", "play k"]) == ['a', 'a', 'c', 'a', 'c']
assert macro_keys(["stop", "rec j", "a", "stop", "stop", "b", "stop", "play j"]) == ['a', 'b', 'a']
assert macro_keys(["rec j", "a", "stop", "rec j", "b", "stop", "play j", "play j"]) == ['a', 'b', 'b', 'b']
assert macro_keys(["rec j", "stop", "x", "play j"]) == ['x']
assert macro_keys([]) == []
assert macro_keys(["b", "rec k", "a", "stop", "play j", "rec j", "play k", "stop", "play j"]) == ['b', 'a', 'a', 'a']
