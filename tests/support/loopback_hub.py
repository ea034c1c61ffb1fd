"""A Hugging Face Hub on loopback that serves one model folder: enough to look it up and load it."""

from __future__ import annotations

import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

REVISION = "1234567890" * 4


@contextmanager
def loopback_hub(model: str, folder: Path) -> Iterator[str]:
    """Serve ``folder`` as the model repository ``model``; gives the address for HF_ENDPOINT."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.answer(with_body=True)

        def do_HEAD(self) -> None:
            self.answer(with_body=False)

        def answer(self, *, with_body: bool) -> None:
            path = self.path.partition("?")[0]
            if path.startswith(f"/api/models/{model}/tree"):
                self.send(200, _json(_tree(folder)), with_body)
            elif path.startswith(f"/api/models/{model}/commits"):
                self.send(200, _json([_commit()]), with_body)
            elif path.startswith(f"/api/models/{model}"):
                self.send(200, _json(_info(model, folder)), with_body)
            elif path.startswith(f"/{model}/resolve/"):
                name = path.split("/resolve/")[1].partition("/")[2]
                file = folder / name
                if file.is_file():
                    self.send(200, file.read_bytes(), with_body, ETag=f'"{_oid(name)}"')
                else:
                    self.send(404, b"", with_body, **{"X-Error-Code": "EntryNotFound"})
            else:
                self.send(404, b"", with_body, **{"X-Error-Code": "RepoNotFound"})

        def send(self, status: int, body: bytes, with_body: bool, **headers: str) -> None:
            self.send_response(status)
            self.send_header("X-Repo-Commit", REVISION)
            self.send_header("Content-Length", str(len(body)))
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            if with_body:
                self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


def _json(value: object) -> bytes:
    return json.dumps(value).encode()


def _oid(name: str) -> str:
    return name.encode().hex().ljust(40, "0")[:40]


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _tree(folder: Path) -> list[dict[str, object]]:
    return [
        {
            "type": "file",
            "path": path.relative_to(folder).as_posix(),
            "size": path.stat().st_size,
            "oid": "a" * 40,
        }
        for path in _files(folder)
    ]


def _commit() -> dict[str, object]:
    date = "2024-01-01T00:00:00.000Z"
    return {"id": REVISION, "title": "", "message": "", "authors": [], "date": date}


def _info(model: str, folder: Path) -> dict[str, object]:
    return {
        "id": model,
        "modelId": model,
        "sha": REVISION,
        "private": False,
        "tags": ["sentence-transformers"],
        "library_name": "sentence-transformers",
        "siblings": [{"rfilename": p.relative_to(folder).as_posix()} for p in _files(folder)],
        "createdAt": "2024-01-01T00:00:00.000Z",
        "lastModified": "2024-01-01T00:00:00.000Z",
        "downloads": 0,
        "likes": 0,
        "cardData": {},
    }
