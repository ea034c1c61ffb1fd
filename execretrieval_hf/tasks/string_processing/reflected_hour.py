"""Find the next moment after the one shown by a digital 24-hour clock, going on past midnight, at which the
mirror image of its four digits, read in reverse with 2 and 5 exchanged and 0, 1 and 8 unchanged, other digits
having none, is a possible time of day too. Give both times in a tuple, the true one first.

Keywords: digital clock seen in mirror
Inputs: shown, a time from 00:00 to 23:59 as a string of two digits, colon, two digits
Requires: type(shown) is str and re.fullmatch("([01][0-9]|2[0-3]):[0-5][0-9]", shown) is not None
Topic: symmetry
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reflected_hour(shown):
    image = {"0": "0", "1": "1", "2": "5", "5": "2", "8": "8"}
    now = int(shown[:2]) * 60 + int(shown[3:])
    for later in range(now + 1, now + 1441):
        hour = later // 60 % 24
        digits = f"{hour:02}{later % 60:02}"
        if not all(digit in image for digit in digits):
            continue
        seen = "".join(image[digit] for digit in reversed(digits))
        if int(seen[:2]) < 24 and int(seen[2:]) < 60:
            return (f"{digits[:2]}:{digits[2:]}", f"{seen[:2]}:{seen[2:]}")
    return None


assert reflected_hour("00:00") == ("00:01", "10:00")
assert reflected_hour("00:01") == ("00:05", "20:00")
assert reflected_hour("12:51") == ("12:55", "22:51")
assert reflected_hour("23:59") == ("00:00", "00:00")
assert reflected_hour("05:55") == ("10:00", "00:01")
assert reflected_hour("20:20") == ("20:21", "15:05")
assert reflected_hour("20:51") == ("20:55", "22:05")
assert reflected_hour("01:12") == ("01:15", "21:10")
assert reflected_hour("11:55") == ("12:00", "00:51")
assert reflected_hour("15:51") == ("15:55", "22:21")
