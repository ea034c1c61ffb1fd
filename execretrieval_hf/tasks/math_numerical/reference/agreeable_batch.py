from functools import reduce
from math import lcm


def agreeable_batch(minimum, packs, jinxed):
    step = reduce(lcm, packs, 1)
    start = -(-minimum // step)
    cycle = reduce(lcm, jinxed, 1)
    lots = (step * k for k in range(start, start + cycle))
    return next((lot for lot in lots if not any(lot % number == 0 for number in jinxed)), None)
