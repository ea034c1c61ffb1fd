def ring_alignment(rings):
    def turns(ring, letter):
        ahead = ring.find(letter)
        behind = len(ring) - ring.rfind(letter)
        return min(ahead, behind)

    common = set(rings[0]).intersection(*rings)
    return min((sum(turns(ring, letter) for ring in rings) for letter in common), default=None)
