def valve_command(code):
    bits = f"{code:016b}"
    kind = int(bits[:2], 2)
    if kind == 0:
        return "pause", int(bits[6:], 2) * (10 if bits[2] == "1" else 1)
    if kind == 1:
        return "move", int(bits[2:6], 2), min(int(bits[9:], 2), 100)
    valves = [place for place, bit in enumerate(reversed(bits[2:])) if bit == "1"]
    return ("close", valves) if kind == 2 and valves else None
