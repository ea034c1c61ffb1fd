"""To print an account number on a receipt, put an asterisk in place of every digit except the last few, as many
as should stay readable, and leave all other characters as they are. If there are fewer than twice as many
digits as should stay readable, hide them all; without any digit the result is an empty string.

Keywords: mask card number for printing
Inputs: number, a string; visible, how many digits should stay readable, an integer from 0
Requires: type(number) is str and number.isascii() and type(visible) is int and 0 <= visible <= 99
Topic: redaction
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def redact_digits(number, visible):
    total = sum(ch.isdigit() for ch in number)
    if total == 0:
        return ""
    hidden = total - visible
    if total < 2 * visible:
        hidden = total
    seen = 0
    masked = ""
    for ch in number:
        if ch.isdigit():
            seen += 1
            if seen <= hidden:
                ch = "*"
        masked += ch
    return masked


assert redact_digits("4012 8888 1881", 4) == "**** **** 1881"
assert redact_digits("55-1234-9", 3) == "**-**34-9"
assert redact_digits("12345678", 4) == "****5678"
assert redact_digits("1234567", 4) == "*******"
assert redact_digits("IBAN 77 A", 1) == "IBAN *7 A"
assert redact_digits("none yet", 2) == ""
assert redact_digits("90-21", 0) == "**-**"
assert redact_digits("8", 1) == "*"
assert redact_digits("", 0) == ""
