import heapq


def sending_slots(frames):
    slots = {}
    waiting = []
    slot = 0
    while len(slots) < len(frames):
        for arrival, number in frames:
            if arrival == slot:
                heapq.heappush(waiting, number)
        if waiting:
            slots[heapq.heappop(waiting)] = slot
        slot += 1
    return [slots[number] for _, number in frames]
