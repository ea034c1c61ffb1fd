def cloakroom_rail(coats):
    hooks = {}
    for coat in coats:
        order = [*range(coat % 10, 10), *range(coat % 10)]
        hooks[next(hook for hook in order if hook not in hooks)] = coat
    return [hooks.get(hook) for hook in range(10)]
