def cycle_selected(word, mask):
    places = [place for place in range(20) if mask >> place & 1]
    source = dict(zip(places[1:] + places[:1], places))
    return sum((word >> source.get(place, place) & 1) << place for place in range(20))
