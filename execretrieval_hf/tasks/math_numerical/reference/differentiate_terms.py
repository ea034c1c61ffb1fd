def differentiate_terms(terms, order):
    current = dict(terms)
    for _ in range(order):
        current = {power - 1: factor * power for power, factor in current.items()}
    return sorted(((power, factor) for power, factor in current.items() if factor), reverse=True)
