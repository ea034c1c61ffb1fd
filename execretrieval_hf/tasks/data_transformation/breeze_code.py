"""Read winds like 24015G25KT or VRB03KT as (degrees, knots, gust), degrees None if variable or calm, gust
defaulting to knots

Keywords: METAR wind group parser
Inputs: code, a string: three digits or VRB, two digits of knots, perhaps G and two digits of higher knots, KT
Requires: type(code) is str and bool(re.fullmatch("([0-9]{3}|VRB)[0-9]{2}(G[0-9]{2})?KT", code)) and (len(code) == 7 or 0 < int(code[3:5]) < int(code[6:8]))
Topic: parsing records
Register: request
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def breeze_code(code):
    bearing, body = code[:3], code[3:-2]
    speed, _, gust = body.partition("G")
    knots = int(speed)
    degrees = None
    if bearing != "VRB" and knots > 0:
        degrees = int(bearing)
    if gust == "":
        gust = speed
    return degrees, knots, int(gust)


assert breeze_code("24015G25KT") == (240, 15, 25)
assert breeze_code("VRB03KT") == (None, 3, 3)
assert breeze_code("00000KT") == (None, 0, 0)
assert breeze_code("36001KT") == (360, 1, 1)
assert breeze_code("09010KT") == (90, 10, 10)
assert breeze_code("VRB02G14KT") == (None, 2, 14)
assert breeze_code("00112G13KT") == (1, 12, 13)
assert breeze_code("18000KT") == (None, 0, 0)
assert breeze_code("VRB01KT") == (None, 1, 1)
