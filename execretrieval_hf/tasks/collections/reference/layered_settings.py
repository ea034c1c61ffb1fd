def layered_settings(layers, locked):
    result = {}
    names = {name for layer in layers for name in layer}
    for name in names:
        values = [layer[name] for layer in layers if name in layer]
        if name in locked:
            kept = [value for value in values if value is not None][:1]
        else:
            kept = [value for value in values[-1:] if value is not None]
        if kept:
            result[name] = kept[0]
    return result
