import re


def radio_frames(line, limit):
    frames = []
    for body in re.findall("<((?:[^<>!]|!.)*)>", line):
        text = re.sub("!(.)", r"\1", body)
        if len(text) <= limit:
            frames.append(text)
    return frames
