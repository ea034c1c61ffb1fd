"""Cut a message longer than the limit into a list of numbered parts such as "1/3 Dear all", each including
its number at most the limit long. Cuts are made at blanks, which go away, every part takes as many whole
words as fit, and a single word too long for a part makes the result None. A message within the limit stays
one part without a number.

Keywords: split long message numbered parts
Inputs: message, words parted by single blanks; limit, the greatest length of a part; there are never more than nine parts
Requires: type(message) is str and type(limit) is int and 6 <= limit and re.fullmatch("[^ ]+( [^ ]+)*", message) is not None and len(message.split(" ")) <= 9
Topic: splitting and joining
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def sms_parts(message, limit):
    if len(message) <= limit:
        return [message]
    room = limit - len("1/1 ")
    bodies = []
    for word in message.split(" "):
        if len(word) > room:
            return None
        if bodies and len(bodies[-1]) + 1 + len(word) <= room:
            bodies[-1] += " " + word
        else:
            bodies.append(word)
    parts = []
    for number, body in enumerate(bodies, 1):
        parts.append(f"{number}/{len(bodies)} {body}")
    return parts


assert sms_parts("The bus is late", 15) == ["The bus is late"]
assert sms_parts("The bus is late", 14) == ["1/2 The bus is", "2/2 late"]
assert sms_parts("The bus is late", 10) == ["1/3 The", "2/3 bus is", "3/3 late"]
assert sms_parts("The bus is late", 8) == ["1/4 The", "2/4 bus", "3/4 is", "4/4 late"]
assert sms_parts("The bus is late", 7) == None
assert sms_parts("Internationals", 14) == ["Internationals"]
assert sms_parts("come to meadow", 9) == None
assert sms_parts("a b c d e", 7) == ["1/3 a b", "2/3 c d", "3/3 e"]
