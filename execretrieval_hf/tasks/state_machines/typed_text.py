"""Turn key codes into what they write, a code being a key's name when it goes down and the name after a minus when it goes
up. Letters are written on going down, as capitals if a shift is down or the lock is on but not both; caps switches
the lock on going down; back deletes the latest letter, if any. At first the lock is off and no key down.

Keywords: key down key up codes
Inputs: codes, a list of strings, each one of the letters a to z, lshift, rshift, caps or back, or such a name after a minus; a key already down may go down again and has its effect again, for a shift none; one already up may go up
Requires: type(codes) is list and all(type(c) is str and re.fullmatch("-?([a-z]|lshift|rshift|caps|back)", c) for c in codes)
Topic: scanners
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def typed_text(codes):
    held = set()
    locked = False
    text = ""
    for code in codes:
        name = code.lstrip("-")
        if name in ("lshift", "rshift"):
            if code == name:
                held.add(name)
            else:
                held.discard(name)
        elif code != name:
            continue
        elif name == "caps":
            locked = not locked
        elif name == "back":
            text = text[:-1]
        elif locked != bool(held):
            text += name.upper()
        else:
            text += name
    return text


assert typed_text(["lshift", "h", "-h", "-lshift", "i", "-i"]) == "Hi"
assert typed_text(["caps", "-caps", "o", "k", "caps", "a"]) == "OKa"
assert typed_text(["caps", "rshift", "m", "-rshift", "n"]) == "mN"
assert typed_text(["lshift", "rshift", "-lshift", "d", "-rshift", "e"]) == "De"
assert typed_text(["x", "y", "back", "-back", "z", "-x"]) == "xz"
assert typed_text(["back", "q", "lshift", "back", "back"]) == ""
assert typed_text(["a", "a", "-a", "-a", "b", "-lshift", "-caps", "c"]) == "aabc"
assert typed_text(["lshift", "lshift", "-lshift", "u", "rshift", "back", "v", "w"]) == "VW"
