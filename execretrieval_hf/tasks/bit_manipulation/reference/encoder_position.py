def encoder_position(states):
    if len(states) < 2:
        return None
    ring = [0, 1, 3, 2]
    turns = [(ring.index(b) - ring.index(a)) % 4 for a, b in zip(states, states[1:])]
    return turns.count(1) - turns.count(3), turns.count(2)
