"""Weather buoys radio lines like $WIND,12,NW*0E, the two capital hexadecimal digits behind the last star
being the exclusive or of all character codes between the dollar sign and that star. Give me the texts
between the commas as a list; if any other two characters stand there, be it in small letters, the right ones,
as a text; and None for a line not of this form.

Keywords: NMEA sentence checksum parse
Inputs: line, an ASCII string
Requires: type(line) is str and line.isascii()
Topic: frames
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def buoy_fields(line):
    body, _, sent = line.rpartition("*")
    if not body.startswith("$") or len(sent) != 2:
        return None
    check = 0
    for sign in body[1:]:
        check ^= ord(sign)
    right = f"{check:02X}"
    if sent != right:
        return right
    return body[1:].split(",")


assert buoy_fields("$WIND,12,NW*0E") == ["WIND", "12", "NW"]
assert buoy_fields("$WIND,12,NW*6F") == "0E"
assert buoy_fields("$A,B*2f") == "2F"
assert buoy_fields("$*00") == [""]
assert buoy_fields("$A*41") == ["A"]
assert buoy_fields("$A*B*28") == "29"
assert buoy_fields("$,,*00") == ["", "", ""]
assert buoy_fields("WIND*1A") == None
assert buoy_fields("$K*4") == None
