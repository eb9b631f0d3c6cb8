# Thumbfolio: `make help` tells what there is.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help

# A machine's older Node gives way to the version of .nvmrc, in every recipe.
runtime := $(shell .ci/runtime --where)
$(if $(runtime),$(eval export PATH := $(runtime):$(PATH)))

bin := node_modules/.bin
# Test files run in random order; SEED repeats the order of a run that printed it.
jest := NODE_OPTIONS='--experimental-vm-modules --no-warnings' $(bin)/jest $(if $(SEED),--seed=$(SEED))
# Bounds the young generation: garbage of a busy moment does not stay in the memory of an idle process.
run := node --max-semi-space-size=8
# The numbers of `make verify` come from these files.
results = --json --outputFile=.make/$@.json
RESUME_CORPUS ?= $(wildcard ../shared/resumes/dev)
FIELD_CORPUS ?= $(wildcard ../shared/resumes/field)
FIELD3_CORPUS ?= $(wildcard ../shared/resumes/field3)
# Journeys run one file at a time: each is a product and a browser.
E2E_WORKERS ?= 1
# The headless shell takes a third of the processor time of the whole browser.
chromium = $(or $(CHROMIUM),$(shell command -v chromium-headless-shell),/usr/bin/chromium)

# Folders count too: a file that goes away touches its folder.
server_sources := $(shell find packages/*/src services/*/src gateway/src deploy/*/src tools/engines/src \
	\( -type d -o -name '*.ts' -o -name '*.json' \) ! -name '*.test.ts' 2>/dev/null) tools/compile.mjs tools/swc-options.mjs
web_sources := $(shell find web/src web/public web/index.html web/vite.config.ts packages/contracts/src \
	! -name '*.test.ts*' 2>/dev/null)
# A slip of the keys must not mean the default: of the words that a variable may hold, or nothing.
one_of = $(if $(filter-out $(2),$($(1))),$(error $(1)=$($(1)): choose one of: $(2)))
$(call one_of,ENGINES,embedded local containers)
$(call one_of,MODELS,fake)
$(call one_of,PRODUCTION,on small)

settings := package-lock.json tsconfig.base.json tsconfig.json $(wildcard */tsconfig.json */*/tsconfig.json)

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^##@ / { printf "\n%s\n", substr($$0, 5) } /^[a-z0-9-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

##@ Daily
.PHONY: setup
setup: runtime ## Install the dependencies, where the lock file asks for it
	@mkdir -p .make
	@if [ ! -e node_modules/.package-lock.json ] || { [ package-lock.json -nt node_modules/.package-lock.json ] && \
	    ! cmp -s package-lock.json .make/package-lock.json; }; then \
	  npm ci --prefer-offline --loglevel=error; fi
	@cmp -s package-lock.json .make/package-lock.json || cp package-lock.json .make/

.PHONY: build
build: setup ## Compile the server and bundle the web app, where a source is newer
	@$(MAKE) -s .make/server $(if $(wildcard web/vite.config.ts),.make/web)

.make/server: $(server_sources) $(settings)
	node tools/compile.mjs
	touch $@

.make/web: $(web_sources) $(settings)
	npm run build -w web --silent -- --logLevel warn
	touch $@

.PHONY: start
start: build ## Run the whole product (RESUME=path.pdf, DEMO=off, PORT, DATA_DIR; ENGINES=local WORKERS=n; MODELS=fake)
	@$(call one_of,ENGINES,embedded local)exec $(if $(filter fake,$(MODELS)),node packages/testing/bin/with-fake-models.mjs )$(run) deploy/$(if $(filter local,$(ENGINES)),local,embedded)/dist/main.js

.PHONY: dev
dev: setup .make/server ## Develop: restart on a change, hot reload, seeded accounts (PORT, WEB_PORT, DATA_DIR)
	@exec node tools/dev.mjs

.PHONY: test
test: build ## Unit and service tests (ONLY=services/auth: one workspace, folder or file; SEED)
	@FIELD_CORPUS='$(abspath $(FIELD_CORPUS))' FIELD3_CORPUS='$(abspath $(FIELD3_CORPUS))' $(jest) $(ONLY) --selectProjects test $(results)

.PHONY: test-e2e
test-e2e: build ## Journeys through the running product, in Chromium (E2E_WORKERS=1)
	@command -v '$(chromium)' >/dev/null || { echo 'This needs Chromium: apt-get install chromium (or CHROMIUM=path)'; exit 1; }
	@CHROMIUM='$(chromium)' FIELD3_CORPUS='$(abspath $(FIELD3_CORPUS))' $(jest) $(ONLY) --selectProjects e2e $(if $(filter 1,$(E2E_WORKERS)),--runInBand,--maxWorkers=$(E2E_WORKERS)) $(results)

.PHONY: lint
lint: setup ## ESLint with types; knip: what is unused or not declared
	@$(bin)/eslint . --max-warnings 0 $(if $(CI),,--cache --cache-location .make/eslint)
	@$(bin)/knip --no-progress --no-config-hints

.PHONY: format
format: setup ## Is everything formatted? (npm run format:write mends it)
	@$(bin)/prettier --check --log-level warn --cache --cache-location .make/prettier .

.PHONY: types
types: build ## TypeScript, tests and the web app included
	@$(bin)/tsc -p tsconfig.check.json
	@$(if $(wildcard web/tsconfig.json),$(bin)/tsc -p web --noEmit)

.PHONY: docs
docs: build ## Write the generated documents, and the files that the chart shares
	@node packages/contracts/bin/generate-docs.mjs
	@node tools/engine-users.mjs
	@node tools/chart-files.mjs
	@node tools/house.mjs

.PHONY: verify
verify: runtime ## Everything that CI runs; ends with 'N passed, N failed'
	@node .ci/verify.mjs

.PHONY: new
new: setup ## Write a command, event, route, page, theme or mail in the shape of its neighbours (KIND, NAME; TO, METHOD)
	@KIND='$(KIND)' NAME='$(NAME)' TO='$(TO)' METHOD='$(or $(METHOD),GET)' node tools/new.mjs

##@ Checks
.PHONY: boundaries
boundaries: setup ## Who may import whom
	@node tests/boundaries/check.mjs

.PHONY: docs-check
docs-check: build ## Are the generated documents and the chart's copies fresh?
	@node packages/contracts/bin/generate-docs.mjs --check
	@node tools/engine-users.mjs --check
	@node tools/chart-files.mjs --check
	@node tools/house.mjs --check

.PHONY: test-int
test-int: build ## Tests on real engines
	@$(jest) $(ONLY) --selectProjects int $(results)

.PHONY: test-chaos
test-chaos: build ## Processes and engines are killed while people work (CHAOS=long, CHAOS_SEED)
	@$(jest) $(ONLY) --selectProjects chaos --runInBand $(results)

.PHONY: test-long
test-long: build ## Runbooks whose trouble takes minutes
	@$(jest) --selectProjects long --runInBand $(results)

.PHONY: acceptance
acceptance: build ## What a platform engineer does with a release, on real parts; the report is .make/acceptance.md (STEPS='1 4')
	@node tests/acceptance/acceptance.mjs $(STEPS)

.PHONY: test-alerts
test-alerts: ## Each alert fires on its fault, and none on a healthy product (promtool)
	@if command -v promtool >/dev/null; then cd deploy/monitoring && promtool check rules alerts.yml && promtool test rules alerts.test.yml; \
	else echo '$(if $(CI),Skipped: )promtool is missing: apt-get install prometheus'; $(if $(CI),,exit 1;) fi

.PHONY: test-compose
test-compose: build ## The product in containers, where Docker is or can be started
	@ONLY='$(ONLY)' tests/compose/run.sh .make/$@.json

.PHONY: test-chart
test-chart: build ## The Helm chart: rendered, compared with schemas, and put to a Kubernetes API server where it was built
	@tests/chart/run.sh .make/$@.json

.PHONY: chart-tools
chart-tools: setup ## Build helm, kubeconform, etcd and kube-apiserver with Go, once; takes ten minutes and more
	@tests/chart/build-tools.sh

.PHONY: monitoring-check
monitoring-check: build test-alerts ## Dashboard and alerts against the product, a real collector (OTELCOL) and Prometheus
	@node tests/monitoring/check.mjs

.PHONY: alarm-check
alarm-check: build ## The product is killed and the alarm rings: Prometheus, Alertmanager and a webhook, in two minutes
	@node tests/monitoring/alarm.mjs

.PHONY: fuzz
fuzz: build ## Spoiled PDFs through the reader (SEED, MUTANTS=2000)
	@node --conditions=source --import ./tools/from-source.mjs \
	  packages/resume-reader/tests/fuzz/fuzz.ts '$(SEED)' '$(MUTANTS)'

.PHONY: verify-long
verify-long: ## The same with long chaos (five seeds, 100 launches, engines away for 60 s), 2,000 spoiled PDFs and the score of the reader; takes hours
	@$(MAKE) fuzz score test-long
	@CHAOS=long node .ci/verify.mjs

.PHONY: hooks
hooks: setup ## Format and lint what is staged before each commit
	@git config core.hooksPath .githooks

##@ Engines and traces
.PHONY: engines
engines: build ## Run Kafka, MongoDB and Redis in the background, and print how to reach them
	@node tools/engines/bin/engines.mjs up

.PHONY: engines-down
engines-down: build ## Stop them; their data stay
	@node tools/engines/bin/engines.mjs down

.PHONY: trace
trace: build ## Launch one site and print the trace of the click as a tree with times (ENGINES=local)
	@exec node tests/trace/print-trace.mjs

.PHONY: replay
replay: build ## Check and render a launch's recorded answer again, without asking anybody (LAUNCH=id; DATA_DIR, MONGODB_URI)
	@exec node services/generator/bin/replay.mjs '$(LAUNCH)'

##@ Operations
.PHONY: env
env: runtime ## Write .env for docker-compose.yml, with secrets of its own (PRODUCTION=on: for compose.production.yml; small: for compose.small.yml)
	@PRODUCTION='$(PRODUCTION)' node deploy/docker/new-env.mjs

.PHONY: admin
admin: build ## Users, credits, payments, sites, launches, incidents, reports, dead letters, audit (ARGS="users find ada@example.org"; log in first: ARGS=login)
	@exec node deploy/admin/dist/main.js $(ARGS)

.PHONY: redrive
redrive: build ## Hand the dead letters to their consumers again (DATA_DIR, KAFKA_BROKERS, GROUP)
	@exec node packages/kit/dist/run/redrive.js

.PHONY: skip-events
skip-events: build ## After MongoDB is restored, while the product is stopped: consumers skip the Kafka events that they have not read (KAFKA_BROKERS)
	@exec node packages/kit/dist/run/skip-events.js

.PHONY: backup
backup: build ## Copy everything in DATA_DIR, also while the product runs (TO=folder, or BACKUP_DIR, BACKUP_KEEP, BACKUP_RECIPIENT, BACKUP_CHECK_DAYS, BACKUP_S3_*; COPY=1; DATA_DIR, or MONGODB_URI and S3_*)
	@exec node $(if $(TO),packages/kit/dist/run/backup.js,deploy/embedded/dist/backup-main.js)

.PHONY: backup-check
backup-check: build ## Restore a backup into an empty place, reconcile it there, start nothing, delete the place (BACKUP_DIR, or FROM=backup or s3:latest; BACKUP_IDENTITY_FILE)
	@exec node deploy/embedded/dist/backup-check-main.js

.PHONY: restore
restore: build ## Put a backup in the place of DATA_DIR (FROM=backup or s3:latest, BACKUP_IDENTITY_FILE; FORCE=1 sets data aside, CHECK=1 only reads), or into empty engines (MONGODB_URI, KAFKA_BROKERS, BACKUP_DIR)
	@exec node $(if $(CHECK),packages/kit/dist/run/restore.js,$(if $(MONGODB_URI)$(MONGODB_URI_FILE),deploy/embedded/dist/restore-engines-main.js,packages/kit/dist/run/restore.js))

.PHONY: migrate
migrate: build ## Move the data of a stopped embedded product to MongoDB, S3 and Kafka; compares all of it, can be repeated (DATA_DIR, MONGODB_URI, KAFKA_BROKERS)
	@exec node deploy/embedded/dist/migrate-main.js

.PHONY: reconcile
reconcile: build ## After a restore: holds against launches, grants against orders, pages against blobs (CHECK=1; ON_THE_WAY_SECONDS)
	@exec node deploy/start/bin/reconcile.mjs

##@ Reading resumes
.PHONY: read
read: build ## What is read from a PDF, as JSON Resume; DEBUG=1 draws lines, sections, entries and fields (FILE=resume.pdf)
	@node packages/resume-reader/bin/read-file.mjs '$(FILE)' $(if $(DEBUG),--debug)

.PHONY: score
score: build ## How well resumes are read, against the floors (RESUME_CORPUS, FIELD_CORPUS, FIELD3_CORPUS: folders)
	@node packages/resume-reader/bin/score.mjs $(RESUME_CORPUS) --field=$(FIELD_CORPUS) --field=$(FIELD3_CORPUS) --report=.make/score/report.html

.PHONY: rules
rules: build ## What each condition of the reader's rules alone changes on the corpora; takes half an hour (RULES='--file=dates')
	@node --no-warnings packages/resume-reader/bin/rules.mjs $(RULES)

.PHONY: examine
examine: build ## What the filters of suggestions stop and mark on labelled sentences (EXAMINE='--limit 200 --record FILE', '--answers FILE')
	@node services/generator/bin/examine.mjs $(EXAMINE)

.PHONY: guard
guard: build ## What the guard of finished pages finds of seeded leaks, and its false alarms (RESUME_CORPUS, FIELD_CORPUS: folders)
	@rm -rf .make/guard && for set in $(if $(RESUME_CORPUS),'$(RESUME_CORPUS)/pdf') $(if $(FIELD_CORPUS),'$(FIELD_CORPUS)'); do \
	  node packages/resume-reader/bin/read.mjs "$$set" ".make/guard/$$(basename "$$(dirname "$$set")")-$$(basename "$$set")"; done
	@node packages/site-page/bin/guard.mjs $(if $(RESUME_CORPUS),'$(RESUME_CORPUS)/truth') .make/guard/*

##@ Pictures and numbers
.PHONY: screens
screens: build ## Pictures of every screen in tests/output/screens (WIDTHS, THEMES, ROUTES)
	@node tests/screens/screens.mjs

.PHONY: examples
examples: build ## Take the pictures of the example pages and of the gallery again
	@node tests/screens/example-pages.mjs
	@CHROMIUM='$(chromium)' $(jest) tests/e2e/portfolios --selectProjects e2e --runInBand
	@node tests/screens/portfolio-pictures.mjs

.PHONY: gallery
gallery: build ## Pictures of every theme with four people, into docs/images/themes (CHROMIUM)
	@CHROMIUM='$(chromium)' node services/generator/bin/gallery.mjs

.PHONY: lighthouse
lighthouse: build ## Lighthouse on the start page and a published page; fails below 100 for accessibility, best practices or SEO (CHROMIUM)
	@CHROMIUM='$(chromium)' node tests/bench/lighthouse.mjs

engine_benches := $(addprefix tests/bench/,bus.bench.mjs store-mongo.bench.mjs engines.bench.mjs)

.PHONY: bench
bench: build ## Speed and memory, as a table; fails where a target was missed
	@status=0; for file in $(filter-out $(engine_benches),$(wildcard tests/bench/*.bench.mjs)); do \
	  echo "== $$file"; CHROMIUM='$(chromium)' node "$$file" || status=1; done; exit $$status

.PHONY: bench-engines
bench-engines: build ## The same on real engines: launches over workers, the bus, the store
	@status=0; for file in $(engine_benches) tests/bench/page-views.bench.mjs; do \
	  echo "== $$file"; ENGINE=s3 node "$$file" || status=1; done; exit $$status

.PHONY: house
house: runtime ## Count what a newcomer has to read, into docs/house.md
	@node tools/house.mjs

##@ Machine and release
.PHONY: runtime
runtime: ## Fetch Node, where this machine's is older than .nvmrc says
	@.ci/runtime >/dev/null

.PHONY: clean
clean: ## Remove what was built; dependencies and data stay
	@rm -rf .make web/dist gateway/dist packages/*/dist services/*/dist deploy/*/dist tools/engines/dist tests/output
	@find . -name '*.tsbuildinfo' -not -path './node_modules/*' -delete

.PHONY: release
release: setup ## Check, merge, test, tag, build and push a release (VERSION, IMAGE_REGISTRY; DRY=1 prints, and writes .make/release alone)
	@$(call one_of,DRY,1)node tools/release/release.mjs
