def peeled_formula(formula):
    while formula[:1] == "(" and formula[-1:] == ")":
        depth = 0
        for sign in formula[:-1]:
            depth += (sign == "(") - (sign == ")")
            if depth == 0:
                return formula
        formula = formula[1:-1]
    return formula
