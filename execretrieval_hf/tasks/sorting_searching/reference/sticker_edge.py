def sticker_edge(width, height, count):
    fitting = [edge for edge in range(1, min(width, height) + 1) if (width // edge) * (height // edge) >= count]
    return max(fitting, default=0)
