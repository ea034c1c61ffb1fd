def reflected_hour(shown):
    minutes = int(shown[:2]) * 60 + int(shown[3:])
    image = {"0": "0", "1": "1", "8": "8", "2": "5", "5": "2"}
    for later in range(minutes + 1, minutes + 1441):
        true = "%02d:%02d" % divmod(later % 1440, 60)
        mirrored = "".join(image.get(sign, "x") if sign != ":" else ":" for sign in reversed(true))
        if "x" not in mirrored and mirrored[:2] < "24" and mirrored[3:] < "60":
            return true, mirrored
