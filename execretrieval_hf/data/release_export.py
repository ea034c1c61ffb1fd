"""A data folder in the form of the published release."""

from __future__ import annotations

from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.folder import read_config, write_together
from execretrieval_hf.data.pools import resolve
from execretrieval_hf.data.release_rows import (
    CONFIGS,
    FILES,
    SIDE_FILE,
    as_lines,
    read_lines,
    release_rows,
)
from execretrieval_hf.data.settings import user_path

if TYPE_CHECKING:
    from pathlib import Path

    from execretrieval_hf.data.folder import Row
    from execretrieval_hf.data.release_rows import Keyed


def export_release(destination: str | Path, *, data: str | Path | None = None) -> Path:
    """Write the main pool of a data folder as the release's four files, below ``data/``.

    A folder that was imported from a release gives back the rows of that release, columns unknown
    here among them; rows are sorted by id.

    Args:
        destination: folder for the release; files of an older one are replaced.
        data: the data folder; see `execretrieval_hf.data.pools.resolve`.

    Returns:
        The absolute path of the release's folder.

    Raises:
        DataError: the data folder holds no data set.
        NotWritable: the place cannot be written.
    """
    folder = resolve(data)
    target = user_path(destination)
    files = release_rows({config: read_config(folder, config) for config in CONFIGS})
    rest = _restore(folder / SIDE_FILE, files)
    write_together(
        {
            target / "data" / f"{name}.jsonl": as_lines(
                [*files[name].values(), *rest[name]]
            ).encode()
            for name in FILES
        }
    )
    return target


def _restore(side_file: Path, files: dict[str, Keyed]) -> dict[str, list[Row]]:
    """Give rows their further columns back; rows that have no place in our tables are returned."""
    rest: dict[str, list[Row]] = {name: [] for name in FILES}
    for kept in read_lines(side_file):
        name, key = kept["file"], kept["key"]
        if key is None:
            rest[name].append(kept["set"])
        elif key in files[name]:
            row = files[name][key]
            fields = {field: value for field, value in row.items() if field not in kept["drop"]}
            files[name][key] = fields | kept["set"]
        else:
            raise DataError(f"{side_file} knows {key} of {name}, which is not in the data")
    return rest
