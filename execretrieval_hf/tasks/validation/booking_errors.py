"""List the wrong fields of a hotel booking in alphabetical order: guests must be from 1 to 8, nights from 1 to
30, deposit at least 20 for each night, and email must hold exactly one @, neither first nor last. A missing
number counts as 0, a missing email as empty; other fields do not matter. An empty booking gives just
["booking"].

Keywords: hotel booking guests nights deposit
Inputs: booking, a dictionary of field names to integers, "email" to a string
Requires: type(booking) is dict and all(type(k) is str and type(v) is (str if k == 'email' else int) for k, v in booking.items())
Topic: forms
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def booking_errors(booking):
    if not booking:
        return ["booking"]
    wrong = []
    nights = booking.get("nights", 0)
    if booking.get("deposit", 0) < 20 * nights:
        wrong.append("deposit")
    email = booking.get("email", "")
    at = email.find("@")
    if email.count("@") != 1 or at == 0 or at == len(email) - 1:
        wrong.append("email")
    if not 1 <= booking.get("guests", 0) <= 8:
        wrong.append("guests")
    if not 1 <= nights <= 30:
        wrong.append("nights")
    return wrong


assert booking_errors({"guests": 8, "nights": 30, "deposit": 600, "email": "a@b"}) == []
assert booking_errors({"guests": 1, "nights": 1, "deposit": 20, "email": "mia@inn.example", "pets": -4}) == []
assert booking_errors({"guests": 9, "nights": 2, "deposit": 39, "email": "x@y"}) == ["deposit", "guests"]
assert booking_errors({"guests": 2, "nights": 31, "deposit": 700, "email": "x@"}) == ["email", "nights"]
assert booking_errors({"guests": 3, "nights": 4, "deposit": 90, "email": "@home"}) == ["email"]
assert booking_errors({"guests": 3, "nights": 4, "deposit": 80, "email": "a@b@c"}) == ["email"]
assert booking_errors({}) == ["booking"]
assert booking_errors({"guests": 0, "email": "x@y"}) == ["guests", "nights"]
assert booking_errors({"nights": 1}) == ["deposit", "email", "guests"]
assert booking_errors({"deposit": -1}) == ["deposit", "email", "guests", "nights"]
