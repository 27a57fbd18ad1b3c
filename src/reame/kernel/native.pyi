from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr

from reame.kernel.lists import first_at as first_at
from reame.kernel.lists import holds as holds
