def date_neighbours(utc, offsets, home):
    def day(place):
        return (utc + offsets[place]) // 1440

    places = sorted(offsets)
    later = [place for place in places if day(place) > day(home)]
    earlier = [place for place in places if day(place) < day(home)]
    return later, earlier
