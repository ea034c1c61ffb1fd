"""What a model argument of our command line means."""

from __future__ import annotations

import importlib
import re
from dataclasses import dataclass
from pathlib import Path

from execretrieval_hf.data.errors import DataError, UnknownName
from execretrieval_hf.data.names import NO_REVISION
from execretrieval_mteb import models
from execretrieval_mteb.autoload import MODEL_MODULE
from execretrieval_mteb.errors import NeedsCandidates
from execretrieval_mteb.models import hub, local

_HUB_NAME = re.compile(r"\w[\w.-]*(/\w[\w.-]*)?")


@dataclass(frozen=True, slots=True)
class Model:
    """A model that mteb can load.

    Attributes:
        name: its name in results and records.
        revision: its revision there.
        arguments: what mteb's command line has to be given for it, after ``-m``.
        is_folder: whether it is a folder of the user's own.
    """

    name: str
    revision: str
    arguments: tuple[str, ...]
    is_folder: bool = False


def find_model(argument: str) -> Model:
    """What a model argument means: a model of this package, a folder, or one that mteb can load.

    ``bm25`` and ``all-MiniLM-L6-v2`` may be written without ``execretrieval/``.

    Raises:
        UnknownName: there is no such model; the message offers the nearest names.
        MissingExtra: the package that brings the model is not installed.
        NeedsCandidates: the model can only rerank.
        HubOutOfReach: the model needs the Hub, which cannot be reached.
        DataError: it is a path, and no folder with a Sentence Transformers model is there.
    """
    own = models.revisions()
    for name in (argument, f"{models.ORGANISATION}/{argument}"):
        if name in own:
            models.require(name)
            return Model(name, own[name], (name,))
    folder = local.find_folder(argument)
    if folder is not None:
        name = local.name_of(folder)
        return Model(name, local.revision_of(folder), (str(folder),), is_folder=True)
    if _is_path(argument):
        raise DataError(f"there is no model folder {argument!r}; check the path")
    return _known_elsewhere(argument, own)


def _is_path(argument: str) -> bool:
    """Whether an argument can only be meant as a path: no model of the Hub is called like this."""
    return not _HUB_NAME.fullmatch(argument) or Path(argument).exists()


def _known_elsewhere(argument: str, own: dict[str, str]) -> Model:
    """A model of mteb's registry, else one of the Hub."""
    importlib.import_module("mteb")
    from mteb.models.get_model_meta import get_model_meta

    registered = [*own, *importlib.import_module(MODEL_MODULE).MODEL_REGISTRY]
    try:
        meta = get_model_meta(argument)
    except KeyError:
        if "/" not in argument:
            short = [name.partition("/")[2] for name in own]
            raise UnknownName("model", argument, [*short, *registered]) from None
        # mteb asks the Hub to describe such a model, whether or not it is in the cache.
        revision = hub.newest_revision(argument, registered)
        return Model(argument, revision, (argument, "--model-revision", revision))
    name = meta.name or argument
    if "cross-encoder" in meta.model_type:
        raise NeedsCandidates(name)
    loads_weights = bool(meta.framework) and "API" not in meta.framework
    if loads_weights and hub.cached_folder(name, meta.revision) is None:
        hub.newest_revision(name, registered)
    return Model(name, meta.revision or NO_REVISION, (name,))
