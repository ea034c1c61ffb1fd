def unmet_needs(required, badges):
    granted = {bit for badge in badges for bit in range(16) if badge >> bit & 1}
    return [bit for bit in range(16) if required >> bit & 1 and bit not in granted]
