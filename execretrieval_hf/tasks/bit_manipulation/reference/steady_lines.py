def steady_lines(samples, n):
    def is_steady(line):
        trace = "".join(str(sample >> line & 1) for sample in samples)
        return "1" * n in trace

    return sum(1 << line for line in range(16) if is_steady(line))
