def ini_sections(settings):
    def plain(items):
        lines = []
        for name, value in items.items():
            if value is None or isinstance(value, dict):
                continue
            if isinstance(value, list):
                value = ", ".join(value)
            text = {"True": "yes", "False": "no"}[str(value)] if isinstance(value, bool) else value
            lines.append(f"{name} = {text}")
        return lines

    result = plain(settings)
    for name, inner in settings.items():
        lines = plain(inner) if isinstance(inner, dict) else []
        result += [f"[{name}]"] * bool(lines) + lines
    return result
