#!/bin/sh
# Writes the dashboard with the links of this installation (write-links.sh), and starts Grafana.
set -eu
from=$(dirname "$0")
to=${DASHBOARDS_DIR:-/tmp/dashboards}
mkdir -p "$to"
sh "$from/write-links.sh" <"$from/thumbfolio.json" >"$to/thumbfolio.json"
exec "${GRAFANA_ENTRYPOINT:-/run.sh}" "$@"
