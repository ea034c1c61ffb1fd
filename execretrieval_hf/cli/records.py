"""Records that a command is about: named by their paths, or by the models they belong to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from execretrieval_hf.data.errors import DataError
from execretrieval_hf.data.gzipped import either
from execretrieval_hf.data.names import MAIN_POOL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from execretrieval_hf.data.pools import Pool
    from execretrieval_hf.evaluate.record import Record


def find_records(arguments: Iterable[str], pool: Pool) -> dict[Path, Record]:
    """Read the records that some arguments mean, in their order; no model is run.

    Args:
        arguments: paths of records, or models as ``execretrieval evaluate`` takes them.
        pool: the pool on which the models were run.

    Raises:
        DataError: a model was not run on this pool, or a file is no record.
        UnknownName: there is no such model.
    """
    from execretrieval_hf.evaluate.record import read_record

    return {path: read_record(path) for path in (_path(name, pool) for name in arguments)}


def record_path_of(argument: str, pool: str, data: Path | None) -> Path:
    """Where the record lies that an argument means; the data is read only for that of a model.

    Args:
        argument: path of a record, or a model as ``execretrieval evaluate`` takes it.
        pool: name of the pool on which the model was run.
        data: the data folder; see `execretrieval_hf.data.pools.resolve`.

    Raises:
        DataError: the model was not run on this pool.
        UnknownName: there is no such model or pool.
    """
    from execretrieval_hf.data.pools import load_pool
    from execretrieval_hf.evaluate.record import is_record_name

    is_path = is_record_name(Path(argument))
    return Path(argument) if is_path else _path(argument, load_pool(pool, data=data))


def _path(argument: str, pool: Pool) -> Path:
    from execretrieval_hf.evaluate.record import is_record_name

    if is_record_name(Path(argument)):
        return Path(argument)
    from execretrieval_mteb import runs
    from execretrieval_mteb.models.find import find_model

    model = find_model(argument)
    path = either(runs.path_of_record(pool, model))
    if not path.is_file():
        place = f" --pool {pool.name}" if pool.name != MAIN_POOL else ""
        place += "" if pool.is_packaged else f" --data {pool.folder}"
        raise DataError(
            f"{model.name} was not run on {pool.task} {pool.revision}; "
            f"run  execretrieval evaluate {argument}{place}"
        )
    return path
