from collections import deque


def relay_hops(masts):
    hops = {0: 0}
    queue = deque(hops)
    while queue:
        sender = queue.popleft()
        x, y, reach = masts[sender]
        for other, (u, v, _) in enumerate(masts):
            if other not in hops and (x - u) ** 2 + (y - v) ** 2 <= reach**2:
                hops[other] = hops[sender] + 1
                queue.append(other)
    return hops.get(len(masts) - 1, -1)
