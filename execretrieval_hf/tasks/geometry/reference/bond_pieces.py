def bond_pieces(width, courses, brick):
    def course(cut, room):
        whole, rest = divmod(room, brick)
        if rest:
            if 4 * rest < brick and whole:
                return whole - 1, cut + 2
            return whole, cut + 1
        return whole, cut

    odd, even = course(0, width), course(1, width - brick // 2)
    return tuple(a * ((courses + 1) // 2) + b * (courses // 2) for a, b in zip(odd, even))
