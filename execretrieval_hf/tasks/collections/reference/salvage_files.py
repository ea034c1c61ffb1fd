def salvage_files(table, starts):
    free = {block for block, entry in enumerate(table) if entry == -2}
    unread = set(range(len(table))) - free

    def read(block):
        if block not in unread:
            return []
        unread.discard(block)
        return [block, *read(table[block])]

    return list(map(read, starts)), sorted(unread)
