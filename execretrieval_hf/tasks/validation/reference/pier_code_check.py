def pier_code_check(code):
    signs = code.replace("-", "").upper()[::-1]
    values = {str(d): d for d in range(10)} | {chr(64 + k): k for k in range(1, 27)}
    if set(signs) - set(values):
        return -1
    return -sum(values[sign] * (2 + place % 4) for place, sign in enumerate(signs)) % 10
