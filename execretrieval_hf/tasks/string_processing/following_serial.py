"""Give the serial number after a given one: the rightmost digit or capital letter moves up by one, 9 to 0 and Z to
A with a carry to the next digit or letter on the left; I and O are never used as letters, and other signs stay.
Withdrawn numbers are passed over. When the carry leaves the front, or nothing can move up, the result is None.

Keywords: increment alphanumeric serial skip letters
Inputs: serial, a string of digits, signs and capital letters other than I and O; withdrawn, a list of strings
Requires: type(serial) is str and re.fullmatch("[0-9A-HJ-NP-Z -]*", serial) is not None and type(withdrawn) is list and all(type(w) is str for w in withdrawn)
Topic: identifiers
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def following_serial(serial, withdrawn):
    wheels = ("0123456789", "ABCDEFGHJKLMNPQRSTUVWXYZ")
    signs = list(serial)
    place = len(signs) - 1
    while place >= 0:
        for wheel in wheels:
            spot = wheel.find(signs[place])
            if spot < 0:
                continue
            signs[place] = wheel[(spot + 1) % len(wheel)]
            if spot < len(wheel) - 1:
                if "".join(signs) not in withdrawn:
                    return "".join(signs)
                place = len(signs)
            break
        place -= 1
    return None


assert following_serial("AB-12", []) == "AB-13"
assert following_serial("AB-19", []) == "AB-20"
assert following_serial("AH-99", []) == "AJ-00"
assert following_serial("N9 Z", []) == "P0 A"
assert following_serial("ZZ-9", []) == None
assert following_serial("--", []) == None
assert following_serial("C8", ["C9", "D0"]) == "D1"
assert following_serial("H7Y", ["H7Z"]) == "H8A"
assert following_serial("8-9-", []) == "9-0-"
assert following_serial("A1", ["A3", "A1"]) == "A2"
