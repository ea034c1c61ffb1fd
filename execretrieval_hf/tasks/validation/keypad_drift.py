"""How long, at least 1, is a PIN's longest stretch steadily rising by one, falling by one or staying equal?

Keywords: longest run of consecutive pin digits
Inputs: pin, a non-empty string of digits
Requires: type(pin) is str and re.fullmatch('[0-9]+', pin) is not None
Topic: passwords
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def keypad_drift(pin):
    longest = 1
    run = 1
    step = 0
    for before, digit in zip(pin, pin[1:]):
        move = int(digit) - int(before)
        if abs(move) > 1:
            run = 1
        elif move == step:
            run += 1
        else:
            run = 2
        step = move
        longest = max(longest, run)
    return longest


assert keypad_drift("902") == 1
assert keypad_drift("7") == 1
assert keypad_drift("1246") == 2
assert keypad_drift("12340") == 4
assert keypad_drift("98765410") == 6
assert keypad_drift("1232") == 3
assert keypad_drift("555512") == 4
assert keypad_drift("112233445") == 2
assert keypad_drift("20654321") == 6
