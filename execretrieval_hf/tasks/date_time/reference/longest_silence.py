def longest_silence(events, start, end):
    marks = sorted({start, end} | {event for event in events if start <= event <= end})
    pauses = list(zip(marks, marks[1:]))
    return max(pauses, key=lambda pause: pause[1] - pause[0])
