def outer_frames(frames):
    def holds(outer, inner):
        return all(
            (outer[0] <= inner[0], outer[1] <= inner[1], outer[2] >= inner[2], outer[3] >= inner[3])
        )

    distinct = list(dict.fromkeys(frames))
    return [frame for frame in distinct if sum(holds(other, frame) for other in distinct) == 1]
