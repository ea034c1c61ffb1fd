"""A device answers a query, bytes of unit, function and more, with unit, function, a count and that many data
bytes. List these or give the first that applies of "short" for under three bytes, "unit" or "function" if
not the query's, "length" for a wrong count. But function plus 128, from the right unit, reports an error:
give its third byte.

Keywords: modbus response validation exception code
Inputs: query, a list of two or more integers from 0 to 255, the second below 128; reply, a list of integers from 0 to 255
Requires: type(query) is list and len(query) >= 2 and all(type(b) is int and 0 <= b <= 255 for b in query) and query[1] < 128 and type(reply) is list and all(type(b) is int and 0 <= b <= 255 for b in reply)
Topic: frames
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def reply_verdict(query, reply):
    if len(reply) < 3:
        return "short"
    unit, function, count = reply[:3]
    if unit != query[0]:
        return "unit"
    if function == query[1] + 128:
        return count
    if function != query[1]:
        return "function"
    if len(reply) != count + 3:
        return "length"
    return reply[3:]


assert reply_verdict([9, 3, 0, 2], [9, 3, 2, 7, 8]) == [7, 8]
assert reply_verdict([9, 3, 0, 2], [9, 3, 3, 7, 8]) == "length"
assert reply_verdict([9, 3, 0, 2], [9, 131, 2]) == 2
assert reply_verdict([9, 3], [8, 131, 2]) == "unit"
assert reply_verdict([9, 3], [9, 4, 0]) == "function"
assert reply_verdict([9, 3], [9, 3]) == "short"
assert reply_verdict([9, 3], [3, 9, 0]) == "unit"
assert reply_verdict([9, 3], [9, 130, 1, 6]) == "function"
assert reply_verdict([5, 127, 1], [5, 255, 4, 0]) == 4
assert reply_verdict([5, 0], [5, 0, 0]) == []
