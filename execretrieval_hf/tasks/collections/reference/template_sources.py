def template_sources(templates, start, ancestors):
    line = []
    name = start
    while name in templates and len(line) <= ancestors:
        line.append(name)
        name = templates[name][0]
    merged = {}
    for name in reversed(line):
        for setting, value in templates[name][1].items():
            merged[setting] = None if value is None else name
    return {setting: source for setting, source in merged.items() if source is not None}
