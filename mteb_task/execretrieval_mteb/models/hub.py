"""What the Hugging Face Hub, or its cache on this machine, knows of a model."""

from __future__ import annotations

from pathlib import Path

from execretrieval_hf.data import settings
from execretrieval_hf.data.errors import UnknownName
from execretrieval_mteb.errors import HubOutOfReach

_SECONDS = 5.0
_MARKERS = ("modules.json", "config.json")
_HTTP_LIBRARIES = {"httpx", "httpx2", "httpcore", "requests", "urllib3"}


def cached_folder(model: str, revision: str | None) -> Path | None:
    """The cache's snapshot of a model, or ``None``."""
    from huggingface_hub import try_to_load_from_cache
    from huggingface_hub.errors import HFValidationError

    for marker in _MARKERS:
        try:
            found = try_to_load_from_cache(model, marker, revision=revision)
        except HFValidationError:
            return None
        if isinstance(found, str):
            return Path(found).parent
    return None


def newest_revision(model: str, known: list[str]) -> str:
    """The model's newest commit on the Hub, asked for with a short patience.

    Without asking first, an unreachable Hub costs more than a minute of retries.

    Args:
        model: name of the model.
        known: names to offer if the Hub does not have it.

    Raises:
        UnknownName: the Hub has no such model.
        HubOutOfReach: the Hub cannot be reached, or must not be.
    """
    from huggingface_hub import HfApi
    from huggingface_hub.errors import HfHubHTTPError, RepositoryNotFoundError

    if settings.hub_is_offline():
        raise HubOutOfReach(
            f"{model} must be fetched from the Hugging Face Hub and HF_HUB_OFFLINE is set; "
            f"unset it, or {_advice(model)}"
        )
    try:
        return str(HfApi().model_info(model, timeout=_SECONDS).sha)
    except RepositoryNotFoundError as error:
        raise UnknownName("model", model, known) from error
    except (HfHubHTTPError, OSError) as error:
        raise _out_of_reach(model) from error
    except Exception as error:
        # The HTTP library below the Hub's client has changed between versions, and its errors.
        if type(error).__module__.partition(".")[0] in _HTTP_LIBRARIES:
            raise _out_of_reach(model) from error
        raise


def _out_of_reach(model: str) -> HubOutOfReach:
    return HubOutOfReach(
        f"cannot reach the Hugging Face Hub for {model}; set HF_HUB_OFFLINE=1 to use only what is "
        f"on this machine, or {_advice(model)}"
    )


def _advice(model: str) -> str:
    folder = cached_folder(model, None)
    if folder is not None:
        return f"name the folder of the copy in the cache instead: {folder}"
    return "name a folder that holds a Sentence Transformers model"
