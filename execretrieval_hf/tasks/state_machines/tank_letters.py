"""Show after each reading of two floats how a tank stands, as a string: E with both dry, H with only the lower
wet, F with both wet. If only the upper is wet, the last letter, at first ?, stays until the nth such reading in
succession makes it X, which only two equal possible readings in succession end.

Keywords: two float tank level fault
Inputs: floats, a list of strings of two digits, 1 for wet and 0 for dry, the lower float first; n, an integer from 1
Requires: type(floats) is list and all(type(f) is str and re.fullmatch("[01][01]", f) for f in floats) and type(n) is int and n >= 1
Topic: sensors
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def tank_letters(floats, n):
    letters = {"00": "E", "10": "H", "11": "F"}
    shown = ""
    state = "?"
    odd = 0
    last = ""
    for pair in floats:
        if pair == "01":
            odd += 1
            if odd >= n:
                state = "X"
        elif state != "X" or pair == last:
            state = letters[pair]
            odd = 0
        last = pair
        shown += state
    return shown


assert tank_letters(["00", "10", "11", "10"], 2) == 'EHFH'
assert tank_letters(["00", "01", "10", "01", "01"], 2) == 'EEHHX'
assert tank_letters(["11", "01", "01", "11", "11", "10"], 2) == 'FFXXFH'
assert tank_letters(["01", "10"], 2) == '?H'
assert tank_letters(["01", "00", "10", "10"], 1) == 'XXXH'
assert tank_letters(["00", "01", "11", "01", "11", "01"], 2) == 'EEFFFF'
assert tank_letters(["10", "01", "01", "01", "00", "01", "00", "00"], 3) == 'HHHXXXXE'
assert tank_letters([], 1) == ''
assert tank_letters(["01", "11", "01", "11", "11", "01"], 1) == 'XXXXFX'
