"""A sender's credit starts at 0 and grows by grants up to a cap. Packets larger than the cap are discarded, the
others queue, and after each event they leave from the front while the credit covers the next one's size, which
it loses. Give the number sent, the credit and the list of sizes still queued.

Keywords: credit based flow control queue
Inputs: events, a list of pairs (grant or packet, integer from 1); cap, an integer from 1; the result is a tuple
Requires: type(events) is list and all(type(e) is tuple and len(e) == 2 and e[0] in ("grant", "packet") and type(e[1]) is int and e[1] >= 1 for e in events) and type(cap) is int and cap >= 1
Topic: protocols
Register: specification
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def credit_link(events, cap):
    credit = 0
    queue = []
    sent = 0
    for kind, amount in events:
        if kind == "grant":
            credit = min(credit + amount, cap)
        elif amount <= cap:
            queue.append(amount)
        while queue and queue[0] <= credit:
            credit -= queue.pop(0)
            sent += 1
    return sent, credit, queue


assert credit_link([("packet", 3), ("grant", 2), ("grant", 1)], 5) == (1, 0, [])
assert credit_link([("packet", 3), ("packet", 1), ("grant", 2)], 5) == (0, 2, [3, 1])
assert credit_link([("grant", 4), ("grant", 4), ("packet", 5)], 5) == (1, 0, [])
assert credit_link([("packet", 6), ("packet", 5), ("packet", 2), ("grant", 3)], 5) == (0, 3, [5, 2])
assert credit_link([("grant", 9), ("packet", 8), ("packet", 2)], 7) == (1, 5, [])
assert credit_link([("packet", 2), ("packet", 2), ("packet", 3), ("grant", 6)], 6) == (2, 2, [3])
assert credit_link([], 4) == (0, 0, [])
assert credit_link([("packet", 1), ("packet", 1), ("grant", 1), ("packet", 2), ("grant", 2)], 2) == (2, 1, [2])
assert credit_link([("grant", 5), ("packet", 2), ("packet", 4), ("packet", 1)], 5) == (1, 3, [4, 1])
