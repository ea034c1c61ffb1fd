"""Write old pence like "£3 4s 7d" (12d a shilling, 20s a pound) without zero parts, but nothing as "0d"

Keywords: pounds shillings pence text
Inputs: pence, an integer from 0
Requires: type(pence) is int and pence >= 0
Topic: format conversion
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sterling_text(pence):
    parts = []
    shillings, pennies = divmod(pence, 12)
    pounds, shillings = divmod(shillings, 20)
    if pounds > 0:
        parts.append("£" + str(pounds))
    if shillings > 0:
        parts.append(str(shillings) + "s")
    if pennies > 0 or pence == 0:
        parts.append(str(pennies) + "d")
    return " ".join(parts)


assert sterling_text(775) == "£3 4s 7d"
assert sterling_text(0) == "0d"
assert sterling_text(11) == "11d"
assert sterling_text(12) == "1s"
assert sterling_text(240) == "£1"
assert sterling_text(253) == "£1 1s 1d"
assert sterling_text(239) == "19s 11d"
assert sterling_text(1204) == "£5 4d"
assert sterling_text(481) == "£2 1d"
