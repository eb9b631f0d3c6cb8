#!/usr/bin/env bash
# The steps of docs/runbooks/database-restored.md, up to the start. Stops at the first one that fails.
# FROM=backup, DATA_DIR, FORCE=1 to set data aside. The product must be stopped.
set -euo pipefail

: "${FROM:?Name a backup: FROM=/backups/monday}"
root=$(cd "$(dirname "$0")/../../.." && pwd)

CHECK=1 node "$root/packages/kit/dist/run/restore.js"
CHECK='' node "$root/packages/kit/dist/run/restore.js"
# Nothing is on its way while the product is stopped.
CHECK='' ON_THE_WAY_SECONDS=0 node "$root/deploy/start/bin/reconcile.mjs"
echo 'Start the product, then run: make reconcile CHECK=1, and make admin ARGS="payments report"'
