def cloned_serials(serials):
    spelled = {}
    for serial in serials:
        spelled.setdefault(serial.replace("-", "").lower(), []).append(serial)
    second = {}
    for place, serial in enumerate(serials):
        key = serial.replace("-", "").lower()
        second.setdefault(key, []).append(place)
    repeated = sorted((places[1], key) for key, places in second.items() if len(places) > 1)
    return [spelled[key][0] for _, key in repeated]
