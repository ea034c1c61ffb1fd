"""Reading and writing a data folder: one Parquet file a config, and the card that names them.

The layout is that of a Hugging Face dataset repository, so a folder is loaded alike by `datasets`,
by mteb's stock loader and by this package.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data import schema
from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.card import ConfigSize, FolderInfo, card_head
from execretrieval_hf.data.errors import DataError, NotWritable, UnknownName
from execretrieval_hf.data.names import ASKING_POOLS, DATASET, pool_config, stored_config
from execretrieval_hf.data.sums import write_sums

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    import pyarrow as pa

Row = dict[str, Any]
Tables = dict[str, list[Row]]

_PARQUET = "test-00000-of-00001.parquet"
BUILD_INFO = "build_info.json"


def parquet_path(folder: Path, config: str) -> Path:
    """Where the rows of ``config`` lie in ``folder``; some configs share a file."""
    return folder / stored_config(config) / _PARQUET


def packaged_folder() -> Path:
    """The data set that comes with this package, as a path without links in it."""
    return Path(__file__).resolve().parent / DATASET


def packaged_tasks() -> Path:
    """The task files from which the packaged data set was built."""
    return Path(__file__).parents[1] / "tasks"


def require_data(folder: Path) -> Path:
    """``folder``, if it holds a data set.

    Raises:
        DataError: it does not exist or holds none.
    """
    if not folder.is_dir():
        raise DataError(f"there is no data folder {folder}; name one made by `execretrieval build`")
    if not parquet_path(folder, "corpus").is_file():
        raise DataError(
            f"{folder} holds no data set (no corpus/{_PARQUET}); "
            "name a folder made by `execretrieval build` or `execretrieval materialize`"
        )
    return folder


def config_names(folder: Path) -> list[str]:
    """Configs that ``folder`` holds, sorted."""
    stored = {path.parent.name for path in folder.glob(f"*/{_PARQUET}")}
    return sorted(stored | sharing(stored))


def sharing(stored: Iterable[str]) -> set[str]:
    """Configs without a file of their own, given those that have one."""
    present = set(stored)
    return {
        pool_config(pool, "corpus")
        for pool in ASKING_POOLS
        if pool_config(pool, "queries") in present
    }


def read_config(folder: Path, config: str) -> list[Row]:
    """All rows of one config, read from the file itself and from no cache.

    Raises:
        UnknownName: the folder has no such config.
        DataError: the file is damaged or has other columns than the schema.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    path = parquet_path(folder, config)
    if not path.is_file():
        raise UnknownName("config", config, config_names(folder))
    try:
        table = pq.read_table(path)
    except (pa.ArrowInvalid, OSError) as error:
        reason = str(error).splitlines()[0]
        raise DataError(f"{path} is damaged ({reason}); build or fetch the data again") from error
    wanted = list(schema.columns(config))
    if table.column_names != wanted:
        raise DataError(f"{path} has the columns {table.column_names}, not {wanted}")
    rows: list[Row] = table.to_pylist()
    return rows


def write_config(folder: Path, config: str, rows: Iterable[Row]) -> ConfigSize:
    """Write one config, sorted by id, in the same bytes for the same rows and pyarrow."""
    import pyarrow.parquet as pq

    key = schema.sort_key(config)
    ordered = sorted(rows, key=lambda row: tuple(row[name] for name in key))
    path = parquet_path(folder, config)
    path.parent.mkdir(parents=True, exist_ok=True)
    pq.write_table(_as_table(config, ordered), path)
    return size_of(folder, config, ordered)


def size_of(folder: Path, config: str, rows: Sequence[Row]) -> ConfigSize:
    """Size of a config whose rows are written in ``folder``, as its card states it."""
    file = parquet_path(folder, config).stat().st_size
    return ConfigSize(len(rows), _as_table(config, rows).nbytes, file)


def _as_table(config: str, rows: Sequence[Row]) -> pa.Table:
    import pyarrow as pa

    return pa.Table.from_pylist(list(rows), schema=schema.arrow_schema(config))


def write_folder(
    folder: Path,
    tables: Tables,
    *,
    version: str,
    card: str,
    extra: Mapping[str, str] | None = None,
    describe: Callable[[Path], Mapping[str, str]] | None = None,
) -> None:
    """Write a whole data folder; it appears at ``folder`` complete or not at all.

    Args:
        folder: where it goes; an existing data folder there is replaced.
        tables: rows of each config that has a file of its own.
        version: version of the data, ``X.Y.Z``.
        card: text of the card's body, below its YAML head.
        extra: further small text files by path within the folder.
        describe: gives still more of them, from a folder that has all the others.

    Raises:
        DataError: ``folder`` exists and is something else than a data folder.
        NotWritable: the disk is full or the place cannot be written.
    """
    require_replaceable(folder)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".building-") as scratch:
            made = Path(scratch) / folder.name
            made.mkdir()
            sizes = {config: write_config(made, config, rows) for config, rows in tables.items()}
            digests = {config: digest_of_rows(rows) for config, rows in tables.items()}
            for config in sharing(tables):
                sizes[config] = sizes[stored_config(config)]
                digests[config] = digests[stored_config(config)]
            head = card_head(FolderInfo(version, digests), sizes)
            _write_texts(made, {"README.md": f"---\n{head}---\n\n{card}", **(extra or {})})
            if describe is not None:
                _write_texts(made, describe(made))
            write_sums(made)
            replace_folder(made, folder)
    except OSError as error:
        raise NotWritable(f"cannot write the data folder {folder}: {reason(error)}") from error


def _write_texts(folder: Path, texts: Mapping[str, str]) -> None:
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def require_replaceable(folder: Path) -> None:
    """Check that a data folder may be written at ``folder``.

    Raises:
        DataError: something else than a data folder or an empty folder is there.
    """
    if folder.exists() and not folder.is_dir():
        raise DataError(f"{folder} is a file; name a new folder")
    if folder.exists() and any(folder.iterdir()) and not parquet_path(folder, "corpus").is_file():
        raise DataError(f"{folder} is not empty and no data set; name a new or an empty folder")


def replace_folder(made: Path, folder: Path) -> None:
    """Put the finished ``made`` in the place of ``folder``, both on one file system."""
    old = made.parent / "old"
    try:
        if folder.exists():
            folder.rename(old)
        made.rename(folder)
    except BaseException:
        # Also when interrupted: the old folder goes back to where it was.
        if old.exists() and not folder.exists():
            old.rename(folder)
        raise


def reason(error: OSError) -> str:
    """What the system says, in a few words; pyarrow's own errors carry it in a longer text."""
    return error.strerror or str(error).splitlines()[0]


def write_text_atomically(path: Path, text: str) -> None:
    """Write a file under a temporary name, then rename it, so that no reader sees half of it.

    Raises:
        NotWritable: the disk is full or the place cannot be written.
    """
    write_together({path: text.encode()})


def write_together(contents: Mapping[Path, bytes]) -> None:
    """Write several files; none of them changes before all are safely on the disk.

    Raises:
        NotWritable: the disk is full or a place cannot be written.
    """
    temporary = {path: path.with_name(f".{path.name}.{os.getpid()}.tmp") for path in contents}
    try:
        for path, content in contents.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            temporary[path].write_bytes(content)
        for path in contents:
            temporary[path].replace(path)
    except OSError as error:
        names = ", ".join(map(str, contents))
        raise NotWritable(f"cannot write {names}: {reason(error)}") from error
    finally:
        for name in temporary.values():
            with contextlib.suppress(OSError):
                name.unlink(missing_ok=True)
