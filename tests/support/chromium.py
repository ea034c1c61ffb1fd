"""Chromium for tests, driven by selenium, without a network and on any size of screen."""

from __future__ import annotations

import json
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

if TYPE_CHECKING:
    from collections.abc import Iterator

    from selenium.webdriver import Chrome

LARGE, SMALL = (1440, 1000), (390, 844)
_FLAGS = (
    "--headless=new",
    "--no-sandbox",  # the tests run as root in a container; the page under test is our own
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--disable-background-networking",
    "--no-first-run",
)
_JAVASCRIPT = "profile.managed_default_content_settings.javascript"


@contextmanager
def chromium(*, javascript: bool = True) -> Iterator[Chrome]:
    """A browser that logs every request; the test fails if there is no Chromium."""
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if browser is None or driver is None:
        pytest.fail("chromium and chromedriver are not there: `make browser` installs them")
    options = webdriver.ChromeOptions()
    options.binary_location = browser
    for flag in _FLAGS:
        options.add_argument(flag)
    if not javascript:
        options.add_experimental_option("prefs", {_JAVASCRIPT: 2})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    opened = webdriver.Chrome(options=options, service=Service(driver))
    try:
        yield opened
    finally:
        opened.quit()


def resize(browser: Chrome, size: tuple[int, int]) -> None:
    """Give the page the size of a screen in CSS pixels."""
    width, height = size
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def prefer(browser: Chrome, scheme: str) -> None:
    """Let the user prefer ``light`` or ``dark``."""
    wanted = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", wanted)


def requested(browser: Chrome) -> list[str]:
    """Addresses that were asked for since the last call."""
    messages = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    return [
        message["params"]["request"]["url"]
        for message in messages
        if message["method"] == "Network.requestWillBeSent"
    ]
