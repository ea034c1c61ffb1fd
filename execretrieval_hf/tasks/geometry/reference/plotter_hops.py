def plotter_hops(strokes):
    best = {end: 0 for stroke in strokes[:1] for end in stroke}
    for a, b in strokes[1:]:
        onward = {}
        for begin, end in ((a, b), (b, a)):
            cost = min(lifts + (at != begin) for at, lifts in best.items())
            onward[end] = min(cost, onward.get(end, cost))
        best = onward
    return min(best.values()) if best else 0
