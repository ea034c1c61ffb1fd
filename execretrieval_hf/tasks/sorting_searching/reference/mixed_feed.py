from collections import deque


def mixed_feed(own, other, most):
    if most < 1:
        return []
    left = {1: deque(own), 2: deque(other)}
    feed = []
    while left[1] or left[2]:
        open_lists = [source for source in (1, 2) if left[source]]
        if len(open_lists) == 2:
            last = [source for source, _ in feed[-most:]]
            if len(last) == most and len(set(last)) == 1:
                open_lists.remove(last[0])
        source = max(open_lists, key=lambda s: (left[s][0], -s))
        feed.append((source, left[source].popleft()))
    return feed
