def stowage_plan(parcels, limit):
    def key(parcel):
        name, stop, kilos, fragile = parcel
        tender = fragile and kilos <= limit
        return -stop, tender, kilos if tender else -kilos, name

    return [parcel[0] for parcel in sorted(parcels, key=key)]
