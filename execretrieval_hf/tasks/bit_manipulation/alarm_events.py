"""Our boiler panel logs pairs of 8-bit masks: active alarms and pressed acknowledge keys. An unmuted alarm bit
latches once active in two samples running, and is released when acknowledged while inactive. List these changes,
by sample, then bit, as triples of sample number from 0, bit number and "on" or "off". A lost sample, None, is
numbered but breaks a run.

Keywords: alarm latch acknowledge events
Inputs: samples, a list of pairs of masks or None, in time order; muted, a mask of alarm bits to ignore
Requires: type(samples) is list and all(s is None or type(s) is tuple and len(s) == 2 and all(type(m) is int and 0 <= m < 256 for m in s) for s in samples) and type(muted) is int and 0 <= muted < 256
Topic: flags and masks
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def alarm_events(samples, muted):
    events = []
    latched = 0
    earlier = 0
    for number, sample in enumerate(samples):
        if sample is None:
            earlier = 0
            continue
        active = sample[0] & ~muted
        joined = active & earlier & ~latched
        left = sample[1] & latched & ~active
        for bit in range(8):
            if joined >> bit & 1:
                events.append((number, bit, "on"))
            elif left >> bit & 1:
                events.append((number, bit, "off"))
        latched = latched & ~left | joined
        earlier = active
    return events


assert alarm_events([(1, 0), (1, 0), (0, 1)], 0) == [(1, 0, "on"), (2, 0, "off")]
assert alarm_events([(2, 0), (0, 0), (2, 0)], 0) == []
assert alarm_events([(6, 0), (7, 0), (7, 0)], 4) == [(1, 1, "on"), (2, 0, "on")]
assert alarm_events([(1, 0), None, (1, 0), (1, 0)], 0) == [(3, 0, "on")]
assert alarm_events([(128, 0), (128, 128), (128, 0), (0, 127), (0, 128)], 0) == [(1, 7, "on"), (4, 7, "off")]
assert alarm_events([(1, 0), (3, 0), (2, 1), (2, 1)], 0) == [(1, 0, "on"), (2, 0, "off"), (2, 1, "on")]
assert alarm_events([(2, 0), (2, 0), None, (0, 2), (2, 0), (2, 0)], 1) == [(1, 1, "on"), (3, 1, "off"), (5, 1, "on")]
assert alarm_events([(4, 4), (4, 4), (0, 4), (0, 4)], 0) == [(1, 2, "on"), (2, 2, "off")]
