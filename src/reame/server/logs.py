"""The log as JSON, an object a line. Names of tables, keys and addresses never stand in it."""

from __future__ import annotations

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, where from, what, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        out = {
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            out["traceback"] = self.formatException(record.exc_info)
        return json.dumps(out, ensure_ascii=False)


def is_no_noise(record: logging.LogRecord) -> bool:
    """Text that is no UTF-8 ends the connection it came by; a traceback for each would let strangers fill the log."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def log_as_json() -> None:
    """From here on the log of this process is JSON lines on stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
