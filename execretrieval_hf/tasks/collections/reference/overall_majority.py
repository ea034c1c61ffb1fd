def overall_majority(ballots):
    votes = sorted(filter(None, ballots))
    middle = votes[len(votes) // 2] if votes else None
    return middle if 2 * votes.count(middle) > len(votes) else None
