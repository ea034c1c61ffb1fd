def dart_legs(darts, start):
    remaining = start
    busts = 0
    queue = list(darts)
    while queue and remaining:
        turn, queue = queue[:3], queue[3:]
        score = remaining
        for used, (number, factor) in enumerate(turn, start=1):
            score -= number * factor
            if score < 0 or score == 1 or (score == 0 and factor != 2):
                busts += 1
                score = remaining
                queue = turn[used:] + queue
                break
            if score == 0:
                break
        remaining = score
    return remaining, busts
