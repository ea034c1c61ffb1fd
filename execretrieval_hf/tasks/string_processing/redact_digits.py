"""How can I print an account number on a receipt with an asterisk in place of every digit except the last few,
while all other characters stay where they are? If there are fewer than twice as many digits as should stay
readable, hide them all, and if there is no digit at all, give back an empty string.

Keywords: mask card number for printing
Inputs: number, a string; visible, an integer of at least 0
Requires: type(number) is str and type(visible) is int and visible >= 0
Topic: masking
Register: request
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
