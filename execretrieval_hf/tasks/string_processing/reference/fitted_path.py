def fitted_path(path, width):
    parts = path.split(".")
    options = [".".join([p[0] for p in parts[:n]] + parts[n:]) for n in range(len(parts))]
    return next((option for option in options if len(option) <= width), options[-1])
