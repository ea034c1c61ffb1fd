def reading_after(shown, skipped, kilometres):
    wheel = [d for d in map(str, range(10)) if d != skipped]
    powers = [9**place for place in range(len(shown))][::-1]
    total = kilometres + sum(wheel.index(d) * power for d, power in zip(shown, powers))
    if total >= 9 * powers[0]:
        return None
    return "".join(wheel[total // power % 9] for power in powers)
