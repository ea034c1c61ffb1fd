def marquee_steps(rows, length, width):
    padded = [" " * width + f"{row:0{length}b}" + " " * width for row in rows]
    frames = []
    for shown in range(1, length + width):
        if width + length - 1 < shown:
            break
        frame = [int(text[shown : shown + width].replace(" ", "0"), 2) for text in padded]
        if not frames or frames[-1] != frame:
            frames.append(frame)
    return frames
