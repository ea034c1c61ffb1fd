def lock_candidates(worn, length, most):
    level = [digit for digit in worn if digit != "0"]
    for _ in range(length - 1):
        level = [code + digit for code in level for digit in worn if not code.endswith(digit)]
    fitting = {
        code for code in level if all(0 < code.count(digit) <= most for digit in worn)
    }
    return len(fitting), min(fitting) if fitting else None
