"""From task files to the packaged data: parser, edit engine, gates, selection, assembly."""
