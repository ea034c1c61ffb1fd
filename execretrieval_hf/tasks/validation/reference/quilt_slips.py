def quilt_slips(quilt, motif, shift, most):
    height, width = len(motif), len(motif[0])
    slips = []
    for r, row in enumerate(quilt):
        moved = shift * (r // height) % width
        line = motif[r % height]
        band = line[width - moved :] + line[: width - moved]
        wrong = [(r, c, band[c % width]) for c, colour in enumerate(row) if colour != band[c % width]]
        slips += [r] if len(wrong) > most else wrong
    return slips
