def fold_aliases(numbers, preferred):
    groups = {}
    for name in numbers:
        if name in preferred:
            title = preferred[name]
        else:
            title = name if name in preferred.values() else "other"
        groups.setdefault(title, []).append(numbers[name])
    return {title: sum(values) for title, values in groups.items()}
