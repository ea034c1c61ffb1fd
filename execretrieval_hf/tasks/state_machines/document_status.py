"""Our articles are drafts until submit puts them into review, where each approve adds a vote and the required
number makes one approved; reject there leads back to draft and edit there or when approved leads back to
review, both clearing the votes, and publish turns approved into published. Replay such actions, ignoring
any that does not fit the current state, and return the state and the votes as a tuple, or None if fewer
than one vote is required.

Keywords: editorial approval workflow replay
Inputs: actions, a list of the words submit, approve, reject, edit and publish; needed, an integer
Requires: type(actions) is list and all(a in ('submit', 'approve', 'reject', 'edit', 'publish') for a in actions) and type(needed) is int
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
