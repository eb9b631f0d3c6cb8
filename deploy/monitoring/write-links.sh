#!/bin/sh
# Copies standard input to standard output and replaces the addresses that differ between installations:
# DOCS_URL (required), where the folder docs of this release can be read, and TRACES_URL. Default: the page about traces.
set -eu
fail() { echo "$1" >&2; exit 78; }

docs=${DOCS_URL:-}
case $docs${TRACES_URL:-} in
  *[[:space:]\"\'\\]*) fail 'DOCS_URL and TRACES_URL are addresses without spaces, quotes and backslashes.' ;;
esac
case $docs in
  http://?*/ | https://?*/) ;;
  http://?* | https://?*) docs=$docs/ ;;
  *) fail "DOCS_URL is required, as http:// or https://: the alerts and the dashboard link to the runbooks there (now: '$docs')." ;;
esac
traces=${TRACES_URL:-${docs}runbooks/alerts.md#traces}
# As the replacement of sed.
escaped() { printf %s "$1" | sed 's/[&|\\]/\\&/g'; }

sed -e "s|https://thumbfolio.example/docs/|$(escaped "$docs")|g" -e "s|https://thumbfolio.example/traces/|$(escaped "$traces")|g"
