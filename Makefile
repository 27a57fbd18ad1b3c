# The only two commands a newcomer needs are `make play` and `make test`; both do their own set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
STATIC := src/reame/server/static/index.html

.PHONY: play test check setup bench soak compiled wheel web docs maps clean

# tools/compile.py ends with 3 where there is no C compiler: the plain package does then.
OR_PLAIN := || [ $$? -eq 3 ]

play: $(READY) $(STATIC) ## build what is missing and open the table in a browser
	$(BIN)/reame serve --open --compile

# pytest with these arguments; tests that failed (1, nothing worse) are tried once more, alone: that tells a machine that
# was too busy from a fault, and the output shows both.
ONCE_MORE := --last-failed --last-failed-no-failures none
tested = $(1) $(BIN)/python -m pytest -n 2 $(2) || { [ $$? -eq 1 ] && $(1) $(BIN)/python -m pytest $(ONCE_MORE) $(2); }

# Universalis takes as long to compile as all the others: in the tests it runs plain on the compiled kernel.
test: $(READY) check $(STATIC) ## style, types, all tests, plain and compiled
	REAME_OPT=0 REAME_GAMES=medieval,conspiracy,fief $(BIN)/python tools/compile.py $(OR_PLAIN)
	$(BIN)/python tools/prepare.py tests
	$(BIN)/python web/build.py --check
	$(call tested,,--ignore tests/browser --ignore tests/suite/test_every_game.py)
	$(call tested,PYTHONPATH=build/compiled,tests/suite/test_every_game.py)
	$(call tested,,tests/browser)

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

setup: $(READY) ## the virtual environment; afterwards .venv/bin/reame works

$(READY): pyproject.toml setup.py
	$(PYTHON) tools/check_python.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip 'setuptools>=77' wheel
	REAME_PLAIN=1 REAME_NO_WEB=1 $(BIN)/python -m pip install --quiet --no-build-isolation --editable '.[server,postgres]' --group test
	touch $(READY)

web: $(STATIC)

$(STATIC): $(READY) $(shell find web/src web/public web/index.html web/package.json web/package-lock.json src/reame/games/*/data.toml -type f 2>/dev/null)
	$(BIN)/python tools/prepare.py node
	$(BIN)/python web/build.py
	touch $(STATIC)

compiled: $(READY) ## kernel, bots and games through mypyc, into build/compiled
	$(BIN)/python tools/compile.py $(OR_PLAIN)

wheel: $(READY) $(STATIC) ## a package to install elsewhere, compiled for this kind of machine, into dist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

bench: compiled $(STATIC) ## what people run beside its peers, as ratios; the table under load
	$(BIN)/python -m pip install --quiet --group bench
	$(BIN)/python bench/play.py
	PYTHONPATH=build/compiled $(BIN)/python bench/research.py
	$(BIN)/python bench/table.py

soak: compiled $(STATIC) ## long runs: many random games against the figures of the specifications
	$(BIN)/python tools/soak.py
	$(BIN)/python tools/prepare.py tests
	REAME_LONG=1 $(BIN)/python -m pytest tests/browser/test_universalis.py
	$(BIN)/python -m pip install --quiet --group soak
	REAME_LONG=1 PYTHONPATH=build/compiled $(BIN)/python -m pytest tests/arena/test_cluster.py tests/research
	$(MAKE) -C maps compare

docs: $(READY) ## the API from its docstrings, as pages in build/docs
	$(BIN)/python -m pip install --quiet --group docs
	REAME_PLAIN=1 $(BIN)/pdoc --output-directory build/docs reame reame.kernel reame.games reame.bots reame.arena reame.words

maps: ## draw the boards anew (a developer's tool with its own environment)
	$(MAKE) -C maps

clean:
	rm -rf $(VENV) build dist src/*.egg-info
