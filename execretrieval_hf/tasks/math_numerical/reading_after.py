"""What does an odometer whose wheels leave out one digit show some kilometres later, or None past its last reading?

Keywords: odometer skipping a digit
Inputs: shown, the reading now as text, one digit for each wheel; skipped, the digit left out, as text; kilometres, an integer from 0; a later reading is a text as long as shown
Requires: type(shown) is str and re.fullmatch("[0-9]+", shown) is not None and type(skipped) is str and re.fullmatch("[0-9]", skipped) is not None and skipped not in shown and type(kilometres) is int and kilometres >= 0
Topic: digits and bases
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reading_after(shown, skipped, kilometres):
    wheel = "0123456789".replace(skipped, "")
    distance = 0
    for digit in shown:
        distance = distance * 9 + wheel.index(digit)
    distance += kilometres
    later = ""
    for _ in shown:
        distance, position = divmod(distance, 9)
        later = wheel[position] + later
    if distance > 0:
        return None
    return later


assert reading_after("39", "4", 1) == "50"
assert reading_after("0385", "4", 1) == "0386"
assert reading_after("999", "4", 1) == None
assert reading_after("13", "4", 2) == "16"
assert reading_after("19", "0", 2) == "22"
assert reading_after("1", "7", 9) == None
assert reading_after("18", "9", 63) == "88"
assert reading_after("2230", "1", 0) == "2230"
assert reading_after("003", "4", 81) == "103"
assert reading_after("07", "3", 5) == "12"
