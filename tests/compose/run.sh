#!/usr/bin/env bash
# The product in containers: brings docker-compose.yml up, walks the main job and ends a worker; brings
# compose.production.yml up, with passwords, and compose.small.yml by the commands of its page; then the tests of the engines
# in containers. Says in one line why where no Docker can be started, and ends well: what did not run has not failed. ONLY:
# these tests alone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
results=${1:-.make/test-compose.json}
limit_seconds=${LIMIT_SECONDS:-1500}

# A client without its build plugin cannot build; Debian's own, which needs none, may lie beside it. The Node stays.
docker buildx version >/dev/null 2>&1 || PATH=$(dirname "$(command -v node)"):/usr/bin:$PATH
export PATH COMPOSE_DOCKER_CLI_BUILD=1 COMPOSE_INTERACTIVE_NO_CLI=1

if [ "${2:-}" != inside ]; then
  if ! docker compose version >/dev/null 2>&1 && ! command -v docker-compose >/dev/null; then
    echo 'Skipped: compose is not installed.'
    exit 0
  fi
  # A Docker that was there before would run them as the official images from now on; our own is gone by then.
  remove_stand_ins() {
    local images
    images=$(timeout 10 docker images --quiet --filter label=thumbfolio.stand-in 2>/dev/null | sort -u) || return 0
    # shellcheck disable=SC2086
    [ -z "$images" ] || docker rmi --force $images >/dev/null 2>&1 || true
  }
  trap remove_stand_ins EXIT
  status=0
  tests/compose/docker-daemon.sh timeout --kill-after=30 "$limit_seconds" "$0" "$results" inside || status=$?
  [ "$status" != 75 ] || status=0
  exit "$status"
fi

# BuildKit where client and daemon have it, else the classic builder.
export DOCKER_BUILDKIT=1
printf 'FROM scratch\nLABEL thumbfolio.probe=1\n' | docker build --quiet - >/dev/null 2>&1 || DOCKER_BUILDKIT=0
tests/compose/stand-in-images/make.sh
export NODE_OPTIONS='--experimental-vm-modules --no-warnings' ENGINES=containers
export TESTCONTAINERS_RYUK_DISABLED=true TESTCONTAINERS_HOST_OVERRIDE=localhost
read -ra paths <<<"${ONLY:-tests/compose tools/engines/tests}"
exec node_modules/.bin/jest --selectProjects compose int --testPathPatterns "${paths[@]}" \
  --runInBand --json --outputFile="$results"
