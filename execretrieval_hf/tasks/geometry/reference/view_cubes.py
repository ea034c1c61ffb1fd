def view_cubes(front, side):
    if sorted(front)[-1] != sorted(side)[-1]:
        return None
    most = 0
    for column in front:
        for row in side:
            most += column if column < row else row
    waiting = list(side)
    fewest = sum(front)
    for height in front:
        if height in waiting:
            waiting.remove(height)
    return fewest + sum(waiting), most
