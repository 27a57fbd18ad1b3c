from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr

from reame.kernel.search import first_at as first_at
from reame.kernel.search import holds as holds
