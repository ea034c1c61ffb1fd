"""Which digit replacing the question mark makes the sum of digit times place (1 leftmost) divisible by 11, or
None?

Keywords: recover missing digit weighted sum
Inputs: number, a string of digits with exactly one question mark, up to ten characters
Requires: type(number) is str and re.fullmatch('[0-9]*[?][0-9]*', number) is not None and len(number) <= 10
Topic: check digits
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def smudged_digit(number):
    for digit in range(10):
        filled = number.replace("?", str(digit))
        total = 0
        for place, sign in enumerate(filled, 1):
            total += place * int(sign)
        if total % 11 == 0:
            return digit
    return None


assert smudged_digit("?") == 0
assert smudged_digit("1?") == 5
assert smudged_digit("?5") == 1
assert smudged_digit("31?8") == 6
assert smudged_digit("?03") == 2
assert smudged_digit("2?") == None
assert smudged_digit("12345?") == 0
assert smudged_digit("90?71") == 8
assert smudged_digit("4?") == 9
assert smudged_digit("421?3") == None
