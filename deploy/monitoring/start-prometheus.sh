#!/bin/sh
# Writes the configuration of Prometheus from the files beside this one and from the environment, and starts it:
# - DOCS_URL, TRACES_URL: see write-links.sh.
# - PUBLIC_HOST, the host name of the app, and PROBE_PAGES, addresses of pages separated by spaces or commas: the blackbox
#   exporter reads them like a visitor.
set -euf
from=$(dirname "$0")
to=${PROMETHEUS_CONFIG_DIR:-/tmp/prometheus}
fail() { echo "$1" >&2; exit 78; }

pages=$(printf %s "${PROBE_PAGES:-}" | tr ',' ' ')
[ -z "${PUBLIC_HOST:-}" ] || pages="https://$PUBLIC_HOST/ $pages"
targets=''
for page in $pages; do
  case $page in
    *[\'\"\\]*) fail "PROBE_PAGES has an address with a quote or a backslash: $page" ;;
    http://?* | https://?*) targets="$targets${targets:+, }'$page'" ;;
    *) fail "PROBE_PAGES has an address without http:// or https://: $page" ;;
  esac
done
[ -n "$targets" ] || echo 'PUBLIC_HOST and PROBE_PAGES are missing: no page and no certificate is checked.' >&2

mkdir -p "$to"
sh "$from/write-links.sh" <"$from/alerts.yml" >"$to/alerts.yml"
cp "$from/prometheus.yml" "$to/prometheus.yml"
echo "[{ targets: [$targets] }]" >"$to/page-probe.yml"
exec prometheus --config.file="$to/prometheus.yml" "$@"
