from collections import Counter


def shell_volume(points, faces):
    edges = Counter()
    volume = 0
    for face in faces:
        edges.update(zip(face, face[1:] + face[:1]))
        (a, b, c), (d, e, f), (g, h, i) = (points[n] for n in face)
        volume += a * e * i + b * f * g + c * d * h - c * e * g - b * d * i - a * f * h
    if any(count != 1 or (b, a) not in edges for (a, b), count in edges.items()):
        return None
    return abs(volume)
