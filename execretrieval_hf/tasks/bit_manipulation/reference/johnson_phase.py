def johnson_phase(state, n):
    code = 0
    for step in range(2 * n):
        if code == state:
            return step
        code = (code << 1 | (1 - (code >> n - 1))) % (1 << n)
    return -1
