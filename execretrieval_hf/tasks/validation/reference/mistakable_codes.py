from itertools import combinations


def mistakable_codes(codes):
    def neighbours(code):
        return {code[:i] + code[i + 1] + code[i] + code[i + 2 :] for i in range(len(code) - 1)}

    return [
        (a, b)
        for a, b in combinations(codes, 2)
        if sum(x != y for x, y in zip(a, b)) == 1 or (a != b and b in neighbours(a))
    ]
