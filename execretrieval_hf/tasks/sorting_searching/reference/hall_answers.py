def hall_answers(wishes, cleaning, delay):
    granted = []
    answers = []
    for wish, length in wishes:
        answer = None
        for start in range(wish, wish + delay + 1):
            if all(start + length + cleaning <= a or b + cleaning <= start for a, b in granted):
                answer = start
                granted.append((start, start + length))
                break
        answers.append(answer)
    return answers
