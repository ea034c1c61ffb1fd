from collections import Counter


def balanced_council(people, seats, most):
    board = []
    counts = Counter()
    for name, village, _ in sorted(people, key=lambda person: person[2], reverse=True):
        if len(board) < seats and counts[village] < most:
            counts[village] += 1
            board.append(name)
    return board
