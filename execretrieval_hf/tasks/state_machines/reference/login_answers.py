def login_answers(tries, n, lock):
    wrong = {}
    locked = {}
    answers = []
    for minute, name, right in tries:
        if name in locked and minute - locked[name] < lock:
            answers.append("locked")
            continue
        answers.append("ok" if right else "wrong")
        if right:
            wrong[name] = []
            continue
        recent = [m for m in wrong.get(name, []) if minute - m < 60] + [minute]
        wrong[name] = recent
        if len(recent) == n:
            locked[name] = minute
            wrong[name] = []
    return answers
