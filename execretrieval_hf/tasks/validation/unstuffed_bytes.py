"""On our serial line every message starts and ends with byte 126, and within it byte 125 means that the next
one was altered by exclusive or with 32. I want the original bytes between the ends or, where 126 is
lacking at the start, stands in between or comes right after 125, its position from 0, the length if just
the end is lacking.

Keywords: byte stuffing escape flag decoding
Inputs: message, a list of integers from 0 to 255
Requires: type(message) is list and all(type(b) is int and 0 <= b <= 255 for b in message)
Topic: frames
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def unstuffed_bytes(message):
    if not message or message[0] != 126:
        return 0
    payload = []
    escaped = False
    for place in range(1, len(message)):
        byte = message[place]
        if byte == 126:
            if escaped or place < len(message) - 1:
                return place
            return payload
        if escaped:
            payload.append(byte ^ 32)
            escaped = False
        elif byte == 125:
            escaped = True
        else:
            payload.append(byte)
    return len(message)


assert unstuffed_bytes([126, 5, 125, 94, 7, 126]) == [5, 126, 7]
assert unstuffed_bytes([126, 126, 7]) == 1
assert unstuffed_bytes([126, 125, 125, 0, 126]) == [93, 0]
assert unstuffed_bytes([126, 126]) == []
assert unstuffed_bytes([5, 6, 126]) == 0
assert unstuffed_bytes([126, 5, 126, 6, 126]) == 2
assert unstuffed_bytes([126, 5, 125, 126]) == 3
assert unstuffed_bytes([126, 5, 125]) == 3
assert unstuffed_bytes([]) == 0
assert unstuffed_bytes([126, 124, 127, 32, 126]) == [124, 127, 32]
