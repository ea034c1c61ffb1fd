from collections import deque


def booklet_sides(pages):
    total = -(-pages // 4) * 4
    left = deque(number if number <= pages else 0 for number in range(1, total + 1))
    sides = []
    while left:
        sides.append((left.pop(), left.popleft()))
        sides.append((left.popleft(), left.pop()))
    return sides
