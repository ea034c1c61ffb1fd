def parking_spot(row, wanted):
    for off in range(len(row) + wanted + 1):
        for bay in (wanted - off, wanted + off):
            if bay > 0 and row[bay - 1 : bay] == ".":
                return bay
    return 0
