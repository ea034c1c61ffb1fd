def unsigned_names(people):
    adults = [name for name, age, _ in people if age >= 18]
    return [name for name, age, by in people if by not in ([name] if age >= 18 else adults)]
