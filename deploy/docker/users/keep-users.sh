#!/bin/bash
# Runs a command that sets users now, and again whenever a secret or a list of users has changed; after a failure it retries.
# For a container beside an engine.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
trap 'exit 0' TERM
applied=
while :; do
  wanted=$(cat "${SECRETS:-/run/secrets}"/* "$here"/*-users.txt | sha256sum)
  if [ "$wanted" != "$applied" ] && "$@"; then applied=$wanted; fi
  # In the background, so that SIGTERM ends it at once.
  sleep 10 &
  wait $!
done
