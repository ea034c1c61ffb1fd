"""`load_dataset`, `materialize` and `register`: the ways into the data for users of `datasets`."""

from __future__ import annotations

import errno
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from execretrieval_hf.data.canonical_json import digest_of_rows
from execretrieval_hf.data.card import DEFAULT_CONFIG, read_info
from execretrieval_hf.data.errors import DataError, NotWritable, UnknownName
from execretrieval_hf.data.folder import (
    config_names,
    read_config,
    reason,
    replace_folder,
    require_replaceable,
)
from execretrieval_hf.data.names import DATASET
from execretrieval_hf.data.pools import resolve
from execretrieval_hf.data.settings import user_path
from execretrieval_hf.data.streaming import end_cleanly

if TYPE_CHECKING:
    from typing import TypeAlias

    from datasets import Dataset, DatasetDict, IterableDataset, IterableDatasetDict

    AnyDataset: TypeAlias = Dataset | DatasetDict | IterableDataset | IterableDatasetDict


def load_dataset(
    path: str = DATASET,
    name: str | None = None,
    *,
    data: str | Path | None = None,
    **options: Any,  # noqa: ANN401 - handed to datasets.load_dataset as they are
) -> AnyDataset:
    """Load a config of ExecRetrieval through `datasets`, wherever the process runs.

    Args:
        path: ``"ExecRetrieval"``.
        name: the config: queries (if not given), corpus, qrels, snippets, tasks, ...
        data: a data folder; else EXECRETRIEVAL_DATA, else the packaged data. Never the current
            folder, and never the Hub.
        **options: further arguments of `datasets.load_dataset`, such as ``split`` or
            ``streaming``.

    Raises:
        UnknownName: no such data set or config.
        DataError: the folder holds no data set, or its card does not fit its files.
        NotWritable: `datasets` cannot write its cache.
    """
    import datasets

    if path != DATASET:
        raise UnknownName("data set", path, [DATASET])
    folder = resolve(data)
    config = name or DEFAULT_CONFIG
    if config not in config_names(folder):
        raise UnknownName("config", config, config_names(folder))
    _require_fitting_card(folder, config)
    end_cleanly()
    try:
        loaded: AnyDataset = datasets.load_dataset(str(folder), config, **options)
    except OSError as error:
        if error.errno not in {errno.EROFS, errno.EACCES, errno.ENOSPC}:
            raise
        raise NotWritable(
            f"datasets cannot write its cache ({reason(error)}): set HF_HOME to a folder of yours"
        ) from error
    return loaded


def card_fits(folder: Path, config: str) -> bool:
    """Whether the rows of a config are those whose digest the folder's card states."""
    return read_info(folder).digests.get(config) == digest_of_rows(read_config(folder, config))


def _require_fitting_card(folder: Path, config: str) -> None:
    # `datasets` would answer from its cache with the rows that the card's digest stands for.
    if not card_fits(folder, config):
        raise DataError(
            f"the card of {folder} states another digest for {config!r} than its rows have; "
            "the files were changed by hand: run `execretrieval build` to make the folder anew"
        )


def materialize(destination: str | Path = DATASET, *, data: str | Path | None = None) -> Path:
    """Copy the data set to a folder, next to which the plain ``load_dataset`` call works.

    Args:
        destination: the new folder; an older data folder there is replaced.
        data: where to copy from; see `load_dataset`.

    Returns:
        The folder's absolute path.

    Raises:
        DataError: ``destination`` exists and is something else.
        NotWritable: it cannot be written.
    """
    source = resolve(data)
    target = user_path(destination).resolve()
    if target.is_relative_to(source):
        raise DataError(f"{target} lies in the data folder itself; name another destination")
    require_replaceable(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=".materializing-") as scratch:
            made = Path(scratch) / target.name
            shutil.copytree(source, made)
            replace_folder(made, target)
    except OSError as error:
        raise NotWritable(f"cannot write {target}: {reason(error)}") from error
    return target


def register() -> None:
    """Let the plain ``datasets.load_dataset("ExecRetrieval", ...)`` find the data in this process.

    `datasets` has no hook for this, so two of its functions are wrapped: the one that turns a name
    into a source, where it is defined and where it is imported by name. The name then means what
    `load_dataset` of this package means by it; every other name is left alone. Calling it twice
    does no harm.

    Raises:
        DataError: this version of `datasets` has no such function any more.
    """
    import datasets.inspect
    import datasets.load

    original = getattr(datasets.load, "dataset_module_factory", None)
    if original is None or getattr(datasets.inspect, "dataset_module_factory", None) is None:
        raise DataError(
            f"register() does not know datasets {datasets.__version__}; "
            "use execretrieval_hf.load_dataset, which needs no registration"
        )
    if getattr(original, "serves_execretrieval", False):
        return

    def factory(path: str, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401 - a pass-through
        if path != DATASET:
            return original(path, *arguments, **options)
        end_cleanly()
        return original(str(resolve()), *arguments, **options)

    factory.serves_execretrieval = True  # type: ignore[attr-defined]
    for module in (datasets.load, datasets.inspect):
        module.dataset_module_factory = factory
