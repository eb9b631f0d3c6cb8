#!/usr/bin/env bash
# The product in containers: brings docker-compose.yml up, walks the main job and ends a worker; then the tests of the engines
# in containers. Says in one line why where no Docker can be started, and ends well: what did not run has not failed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
results=${1:-.make/test-compose.json}
skipped() { echo "The compose journey is skipped: $1."; exit 0; }

# A client without its build plugin cannot build; Debian's own, which needs none, may lie beside it.
docker buildx version >/dev/null 2>&1 || PATH=/usr/bin:$PATH
export PATH DOCKER_BUILDKIT=1 COMPOSE_DOCKER_CLI_BUILD=1 COMPOSE_INTERACTIVE_NO_CLI=1

if [ "${2:-}" != inside ]; then
  docker compose version >/dev/null 2>&1 || command -v docker-compose >/dev/null || skipped 'compose is not installed'
  status=0
  tests/compose/docker-daemon.sh "$0" "$results" inside || status=$?
  [ "$status" = 75 ] && skipped 'see the line above'
  exit "$status"
fi

if ! tests/compose/stand-in-images/make.sh; then
  echo 'neither a registry nor a stand-in serves the images'
  exit 75
fi
export NODE_OPTIONS='--experimental-vm-modules --no-warnings' TESTCONTAINERS_RYUK_DISABLED=true TESTCONTAINERS_HOST_OVERRIDE=localhost
status=0
node_modules/.bin/jest --selectProjects compose --runInBand --json --outputFile="$results" || status=$?
ENGINES=containers node_modules/.bin/jest --selectProjects int --testPathPatterns packages/testing/tests/engines \
  --json --outputFile="${results%.json}-containers.json" || status=$?
exit "$status"
