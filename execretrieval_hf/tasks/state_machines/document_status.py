"""Our articles begin as draft; submit puts a draft in review, where each approve adds a vote and the required
number makes it approved. From there publish leads to published, edit back to review; reject leads from review
to draft; edit and reject clear the votes. Replay such words, ignoring any that does not fit, and return state
and votes as a pair, None if under one vote is required.

Keywords: editorial approval workflow replay
Inputs: actions, a list of the words submit, approve, reject, edit and publish; needed, the required votes, an integer
Requires: type(actions) is list and all(type(a) is str and a in ('submit', 'approve', 'reject', 'edit', 'publish') for a in actions) and type(needed) is int
Topic: workflows
Register: ticket
Canary: execretrieval:4a464523-12e6-4508-92fd-c55bd7c44347
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
        elif state == "approved" and action == "edit":
            state, votes = "review", 0
        elif state == "approved" and action == "publish":
            return "published", votes
    return state, votes


assert document_status(["submit", "approve", "approve", "publish"], 2) == ("published", 2)
assert document_status(["submit", "approve", "approve", "approve", "submit", "reject"], 2) == ("approved", 2)
assert document_status(["approve", "submit", "approve"], 2) == ("review", 1)
assert document_status(["submit", "approve", "reject", "approve", "edit"], 3) == ("draft", 0)
assert document_status(["submit", "approve", "edit", "edit", "approve"], 1) == ("approved", 1)
assert document_status(["submit", "approve", "reject", "submit", "approve", "edit", "approve", "submit"], 3) == ("review", 2)
assert document_status(["submit", "approve"], 0) == None
assert document_status(["submit", "approve", "publish", "edit", "submit"], 1) == ("published", 1)
assert document_status(["submit", "approve", "approve", "edit", "publish"], 2) == ("review", 0)
assert document_status(["publish", "submit", "approve", "approve", "approve", "publish", "approve"], 3) == ("published", 3)
