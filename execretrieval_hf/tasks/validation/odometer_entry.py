"""Read a typed mileage as an integer: either digits alone or groups of digits parted by dots, commas or blanks of
one kind only, a first group of one to three digits and others of exactly three. Otherwise return, as text, the
first character that is no such mark or unlike the first mark, or failing that the first group of wrong length.

Keywords: parse number with thousands separators
Inputs: text, a non-empty ASCII string
Requires: type(text) is str and text != '' and text.isascii()
Topic: numbers in text
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def odometer_entry(text):
    marks = [sign for sign in text if not sign.isdigit()]
    if not marks:
        return int(text)
    for mark in marks:
        if mark not in "., " or mark != marks[0]:
            return mark
    groups = text.split(marks[0])
    if len(groups[0]) < 1 or len(groups[0]) > 3:
        return groups[0]
    for group in groups[1:]:
        if len(group) != 3:
            return group
    return int("".join(groups))


assert odometer_entry("48210") == 48210
assert odometer_entry("48.211") == 48211
assert odometer_entry("1,000,001") == 1000001
assert odometer_entry("12/999") == "/"
assert odometer_entry("1.200,000") == ","
assert odometer_entry("12.3456") == "3456"
assert odometer_entry(".500") == ""
assert odometer_entry("1234 567") == "1234"
assert odometer_entry("7 000 50") == "50"
assert odometer_entry("123,456") == 123456
