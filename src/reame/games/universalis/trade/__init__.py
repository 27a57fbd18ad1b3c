"""Trade [3.10]."""

from __future__ import annotations

from typing import Any, Final

from reame.games.universalis.trade.goods import GoodsLoading, LoadingGoods
from reame.games.universalis.trade.market import HowManyBought, HowManySold
from reame.games.universalis.trade.phase import TradePhase
from reame.kernel.steps import Step

STEPS: Final[list[type[Step[Any]]]] = [
    GoodsLoading,
    LoadingGoods,
    HowManySold,
    HowManyBought,
    TradePhase,
]
