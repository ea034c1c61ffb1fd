def stage_releases(milestones, steps):
    left = milestones[::-1]
    money = 0
    done = False
    for step in steps:
        if not left:
            break
        match step:
            case "done":
                done = True
            case "object":
                done = False
            case "accept":
                if done and money >= left[-1]:
                    money -= left.pop()
                    done = False
            case _:
                money += step
    paid = sum(milestones) - sum(left)
    return (paid, money, 0) if left else (paid, 0, money)
