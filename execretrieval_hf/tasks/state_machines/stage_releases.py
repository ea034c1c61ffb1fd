"""Clients pay into an account from which we get the milestones in order. The current one is paid out on accept if
reported done and covered by the account; object takes the report back; an unfit accept is ignored. Once the last is
paid out the rest goes back and later steps are ignored. How much was paid out, is held, went back?

Keywords: escrow milestone payout
Inputs: milestones, a non-empty list of positive amounts; steps, a list of positive integers (payments of the client) and the words done, accept and object; the result is a triple
Requires: type(milestones) is list and len(milestones) > 0 and all(type(m) is int and m > 0 for m in milestones) and type(steps) is list and all(type(s) is int and s > 0 or s in ("done", "accept", "object") for s in steps)
Topic: payment
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
"""


def stage_releases(milestones, steps):
    held = released = stage = 0
    reported = False
    for step in steps:
        if type(step) is int:
            held += step
        elif step == "done":
            reported = True
        elif step == "object":
            reported = False
        elif reported and held >= milestones[stage]:
            held -= milestones[stage]
            released += milestones[stage]
            reported = False
            stage += 1
            if stage == len(milestones):
                return released, 0, held
    return released, held, 0


assert stage_releases([40, 60], [50, "done", "accept"]) == (40, 10, 0)
assert stage_releases([40, 60], [100, "done", "accept", "accept", "done", "accept"]) == (100, 0, 0)
assert stage_releases([30], [20, "done", "accept", 15, "accept", 9, "done"]) == (30, 0, 5)
assert stage_releases([30, 5], [30, "done", "object", "accept"]) == (0, 30, 0)
assert stage_releases([7], [6, "done", "accept"]) == (0, 6, 0)
assert stage_releases([1, 2], ["done", 1, "accept", 1, "done", "accept", 1]) == (1, 2, 0)
assert stage_releases([9], []) == (0, 0, 0)
assert stage_releases([5, 5], [12, "done", "object", "done", "accept", "done", "done", "accept", "accept", 4]) == (10, 0, 2)
assert stage_releases([8, 3, 4], [20, "accept", "done", "accept", "done", "accept", "object"]) == (11, 9, 0)
