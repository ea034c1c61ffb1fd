from itertools import groupby


def subtotal_rows(rows):
    lines = []
    for region, in_region in groupby(rows, key=lambda row: row[0]):
        region_rows = list(in_region)
        stretches = [list(g) for _, g in groupby(region_rows, key=lambda row: row[1])]
        for stretch in stretches:
            lines.extend(row[1:] for row in stretch)
            if stretch[1:]:
                lines.append((stretch[0][1] + " total", sum(row[2] for row in stretch)))
        if stretches[1:]:
            lines.append((region + " total", sum(row[2] for row in region_rows)))
    return lines
