"""Our articles start as a draft; submit puts a draft into review, each approve there adds a vote
and the required number of votes makes it approved, reject in review turns it back into a draft with
no votes, edit in review or when approved puts it into review with no votes, and publish makes an
approved one published for good. Replay a list of such actions, ignoring any that does not fit the
current state, and return the state and the votes as a tuple, or None if fewer than one vote is
required.

Keywords: editorial approval workflow replay
Inputs: actions, a list of the words submit, approve, reject, edit and publish; needed, an integer
Requires: type(actions) is list and all(a in ('submit', 'approve', 'reject', 'edit', 'publish') for a in actions) and type(needed) is int
Topic: workflows
Register: ticket
"""


def document_status(actions, needed):
    if needed < 1:
        return None
    state = "draft"
    votes = 0
    for action in actions:
        if state == "draft" and action == "submit":
            state = "review"
        elif state == "review" and action == "approve":
            votes += 1
            if votes >= needed:
                state = "approved"
        elif state == "review" and action == "reject":
            state, votes = "draft", 0
        elif state in ("review", "approved") and action == "edit":
            state, votes = "review", 0
        elif state == "approved" and action == "publish":
            return "published", votes
    return state, votes


assert document_status(["submit", "approve", "approve", "publish"], 2) == ("published", 2)
assert document_status(["submit", "approve", "approve", "approve", "reject"], 2) == ("approved", 2)
assert document_status(["approve", "submit", "approve"], 2) == ("review", 1)
assert document_status(["submit", "approve", "reject", "approve", "edit"], 3) == ("draft", 0)
assert document_status(["submit", "approve", "edit", "publish", "approve"], 1) == ("approved", 1)
assert document_status(["submit", "approve", "approve", "reject", "submit", "approve", "approve", "submit"], 3) == ("review", 2)
assert document_status(["submit", "approve"], 0) == None
assert document_status(["submit", "approve", "publish", "edit", "submit"], 1) == ("published", 1)
assert document_status(["submit", "approve", "approve", "edit", "publish"], 2) == ("review", 0)
assert document_status(["publish", "submit", "approve", "approve", "approve", "publish", "approve"], 3) == ("published", 3)
