#!/usr/bin/env bash
# The tests of the Helm chart. They need helm, kubeconform and the schemas, which Go builds in a few minutes, once. Says in
# one line why where it cannot, and ends well: what did not run has not failed. The tests on an API server run where
# `make chart-tools` built one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
results=${1:-.make/test-chart.json}

if ! nice tests/chart/build-tools.sh helm kubeconform schemas; then
  echo 'Skipped: helm and kubeconform are not built.'
  exit 0
fi
[ -e .runtime/chart-tools/kube-apiserver ] && [ -e .runtime/chart-tools/etcd ] ||
  echo 'The tests on an API server are skipped: run make chart-tools first.'
export NODE_OPTIONS='--experimental-vm-modules --no-warnings'
exec node_modules/.bin/jest --selectProjects chart --runInBand --json --outputFile="$results"
