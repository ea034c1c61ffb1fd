import heapq


def gated_arrival(grid):
    goal = len(grid) - 1, len(grid[0]) - 1
    queue = [(0, 0, 0)]
    done = set()
    while queue:
        second, r, c = heapq.heappop(queue)
        if (r, c) == goal:
            return second
        if (r, c) in done:
            continue
        done.add((r, c))
        for y, x in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= y <= goal[0] and 0 <= x <= goal[1] and grid[y][x] != "#":
                every = int(grid[y][x])
                heapq.heappush(queue, ((second // every + 1) * every, y, x))
    return -1
