"""What do the letters following punctuation marks (,.;:!?), with nothing but blanks in between, spell in capitals?

Keywords: hidden message after punctuation
Inputs: text, a printable ASCII string
Requires: type(text) is str and re.fullmatch("[ -~]*", text) is not None
Topic: ciphers
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stop_acrostic(text):
    spelled = ""
    armed = False
    for sign in text:
        if sign in ",.;:!?":
            armed = True
        elif sign.isalpha() and armed:
            spelled += sign.upper()
            armed = False
        elif sign != " ":
            armed = False
    return spelled


assert stop_acrostic("Dear Ann, have a rest. Each day; long walks: please!") == "HELP"
assert stop_acrostic("ok? Go; on") == "GO"
assert stop_acrostic("One,two,  three") == "TT"
assert stop_acrostic("Wait... (no) now, 'yes', X") == "X"
assert stop_acrostic("a.1b. c") == "C"
assert stop_acrostic("no marks here") == ""
assert stop_acrostic("") == ""
assert stop_acrostic("!!!q r, .s") == "QS"
assert stop_acrostic("so; - well: up -") == "U"
assert stop_acrostic("I.e.: Oh") == "EO"
