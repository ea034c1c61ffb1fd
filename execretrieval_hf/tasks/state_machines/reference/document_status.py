def document_status(actions, needed):
    if needed < 1:
        return None
    moves = {
        ("draft", "submit"): "review",
        ("approved", "publish"): "published",
        ("approved", "edit"): "review",
        ("review", "reject"): "draft",
        ("review", "approve"): "review",
    }
    state, votes = "draft", 0
    for action in actions:
        if (state, action) not in moves:
            continue
        state = moves[state, action]
        if action in ("edit", "reject"):
            votes = 0
        elif action == "approve":
            votes += 1
            state = "approved" if votes == needed else state
    return state, votes
