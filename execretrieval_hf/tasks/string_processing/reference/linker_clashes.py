def linker_clashes(names, significant):
    keys = [name.replace("_", "").lower()[:significant] for name in names]
    return [name for place, name in enumerate(names) if keys[place] in keys[:place]]
