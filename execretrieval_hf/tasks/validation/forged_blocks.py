"""Which groups of a hyphenated key, from 1, do not end in the last digit of their other digits' sum?

Keywords: verify grouped licence key checksums
Inputs: key, groups of digits joined by hyphens
Requires: type(key) is str and re.fullmatch('[0-9]+(-[0-9]+)*', key) is not None and len(key) < 50
Topic: check digits
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def forged_blocks(key):
    forged = []
    for number, group in enumerate(key.split("-"), 1):
        total = 0
        for digit in group[:-1]:
            total += int(digit)
        if total % 10 != int(group[-1]):
            forged.append(number)
    return forged


assert forged_blocks("123-459") == []
assert forged_blocks("124-459-993") == [1, 3]
assert forged_blocks("11-22-34") == [3]
assert forged_blocks("0-7-00") == [2]
assert forged_blocks("5555-5050") == []
assert forged_blocks("910-8811-73") == [2, 3]
assert forged_blocks("3") == [1]
assert forged_blocks("2718-2810-19") == [1, 2, 3]
