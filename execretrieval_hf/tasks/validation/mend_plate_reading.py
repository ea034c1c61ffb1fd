"""The gate camera confuses the letters O, I, S and B with the digits 0, 1, 5 and 8. Plates are three letters, then
three digits: swap what is on the wrong side and return a tuple of the text in capitals without blanks and the
number of swaps, which is -1 if that still makes no plate or took over two swaps.

Keywords: licence plate ocr correction
Inputs: reading, an ASCII string
Requires: type(reading) is str and reading.isascii()
Topic: identifiers
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def mend_plate_reading(reading):
    mended = ""
    swaps = 0
    for sign in reading.upper():
        if sign == " ":
            continue
        if len(mended) < 3 and sign in "0158":
            sign = "OISB"["0158".index(sign)]
            swaps += 1
        elif len(mended) >= 3 and sign in "OISB":
            sign = "0158"["OISB".index(sign)]
            swaps += 1
        mended += sign
    if len(mended) != 6 or not (mended[:3].isalpha() and mended[3:].isdigit()):
        return mended, -1
    if swaps > 2:
        return mended, -1
    return mended, swaps


assert mend_plate_reading("KLM 234") == ("KLM234", 0)
assert mend_plate_reading("k0m 2B4") == ("KOM284", 2)
assert mend_plate_reading("8oi 123") == ("BOI123", 1)
assert mend_plate_reading("80i 1s3") == ("BOI153", -1)
assert mend_plate_reading("KLM 23") == ("KLM23", -1)
assert mend_plate_reading("KLM 23O9") == ("KLM2309", -1)
assert mend_plate_reading("IO-034") == ("IO-034", -1)
assert mend_plate_reading("BO1X5I") == ("BOIX51", -1)
assert mend_plate_reading("BIS 158") == ("BIS158", 0)
assert mend_plate_reading("15A O00") == ("ISA000", -1)
