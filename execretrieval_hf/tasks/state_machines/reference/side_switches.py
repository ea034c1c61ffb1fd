def side_switches(readings, n):
    sides = "".join("L" if reading < 0 else "R" for reading in readings if abs(reading) > n)
    return sides.count("LR") + sides.count("RL")
