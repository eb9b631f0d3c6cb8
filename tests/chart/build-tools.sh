#!/usr/bin/env bash
# Builds helm, kubeconform, etcd and kube-apiserver from their Go modules into .runtime/chart-tools, each once, and writes
# the schemas of Kubernetes, KEDA, the Gateway API, the Prometheus operator and the External Secrets Operator beside them. Go
# checks every module against sum.golang.org. kube-apiserver takes about ten minutes of two cores.
# Arguments: the tools to build (helm, kubeconform, schemas, etcd, kube-apiserver). Default: all.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
tools=$PWD/.runtime/chart-tools
kubernetes=1.36.3
keda=v2.18.1
gateway_api=v1.3.0
prometheus_operator=v0.85.0
external_secrets=v0.20.4
declare -A versions=(
  [helm]=v3.22.0
  [kubeconform]=v0.7.0
  [schemas]="$kubernetes, KEDA $keda, Gateway API $gateway_api, Prometheus operator $prometheus_operator with Probe, External Secrets $external_secrets"
  [etcd]=v3.6.13
  [kube-apiserver]=$kubernetes
)

fail() { echo "$1" >&2; exit 1; }
mkdir -p "$tools"
draft=$(mktemp -d "$tools/draft-XXXXXX")
mkdir "$draft/bin"
trap 'rm -rf "$draft"' EXIT
export CGO_ENABLED=0 GOFLAGS='-mod=mod -trimpath -buildvcs=false'

# A module of its own for each tool: `go install` refuses modules with `replace` directives.
new_module() {
  mkdir "$draft/$1"
  cd "$draft/$1"
  go mod init "thumbfolio.invalid/$1" 2>/dev/null
}

module_directory() { go mod download -json "$1" | sed -n 's/^\s*"Dir": "\(.*\)",\?$/\1/p'; }

build_module() { # tool, module@version, package
  new_module "$1"
  go get "$2"
  go build -ldflags '-s -w' -o "$draft/bin/$1" "$3"
}

# The staging repositories of Kubernetes (k8s.io/api, ...) are published under v0.<minor>.<patch>.
build_kube_apiserver() {
  local staging=v0.${kubernetes#*.} source
  new_module kube-apiserver
  source=$(module_directory "k8s.io/kubernetes@v$kubernetes")
  sed -e '/^replace (/,/^)/d' -e 's/^module .*/module thumbfolio.invalid\/kube-apiserver/' \
    -e "s/^\(\s*k8s\.io\/[a-z-]* \)v0\.0\.0$/\1$staging/" "$source/go.mod" >go.mod
  echo "require k8s.io/kubernetes v$kubernetes" >>go.mod
  {
    echo 'replace ('
    sed -n "s/^\s*\(k8s\.io\/[a-z-]*\) $staging$/  \1 => \1 $staging/p" go.mod
    echo ')'
  } >replaces
  cat replaces >>go.mod
  install -m 644 "$source/go.sum" go.sum
  go build -ldflags "-s -w -X k8s.io/component-base/version.gitVersion=v$kubernetes \
    -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=$(cut -d. -f2 <<<$kubernetes)" \
    -o "$draft/bin/kube-apiserver" k8s.io/kubernetes/cmd/kube-apiserver
}

build_schemas() {
  local operator crds
  operator=$(module_directory "github.com/prometheus-operator/prometheus-operator@$prometheus_operator")/example/prometheus-operator-crd
  crds=(
    "$(module_directory "github.com/kedacore/keda/v2@$keda")"/config/crd/bases/keda.sh_*.yaml
    "$(module_directory "sigs.k8s.io/gateway-api@$gateway_api")/config/crd/standard/gateway.networking.k8s.io_httproutes.yaml"
    "$operator/monitoring.coreos.com_probes.yaml"
    "$operator/monitoring.coreos.com_prometheusrules.yaml"
    "$operator/monitoring.coreos.com_servicemonitors.yaml"
    "$(module_directory "github.com/external-secrets/external-secrets@$external_secrets")/config/crds/bases/external-secrets.io_externalsecrets.yaml"
  )
  node tests/chart/write-schemas.mjs "$draft/bin/schemas" \
    "$(module_directory "k8s.io/kubernetes@v$kubernetes")/api/openapi-spec/swagger.json" "${crds[@]}"
  # The API server is given the same definitions.
  mkdir "$draft/bin/schemas/crds"
  install -m 644 "${crds[@]}" "$draft/bin/schemas/crds/"
}

build() {
  case $1 in
    helm) build_module helm helm.sh/helm/v3@${versions[helm]} helm.sh/helm/v3/cmd/helm ;;
    kubeconform) build_module kubeconform github.com/yannh/kubeconform@${versions[kubeconform]} github.com/yannh/kubeconform/cmd/kubeconform ;;
    schemas) build_schemas ;;
    etcd) build_module etcd go.etcd.io/etcd/server/v3@${versions[etcd]} go.etcd.io/etcd/server/v3 ;;
    kube-apiserver) build_kube_apiserver ;;
  esac
}

# In one piece: bash reads a script while it runs, and this one may be changed while it builds.
main() {
  [ $# -gt 0 ] || set -- helm kubeconform schemas etcd kube-apiserver
  for tool in "$@"; do
    [ -n "${versions[$tool]:-}" ] || fail "Unknown tool '$tool': choose helm, kubeconform, schemas, etcd or kube-apiserver."
    [ "$(cat "$tools/$tool.version" 2>/dev/null)" != "${versions[$tool]}" ] || continue
    command -v go >/dev/null || fail 'Go is not installed: install Go 1.26 or newer to build the tools of the chart.'
    echo "Building $tool ${versions[$tool]}, once ..."
    (build "$tool") || fail "$tool could not be built. Check the access to the Go module proxy."
    rm -rf "${tools:?}/$tool"
    mv "$draft/bin/$tool" "$tools/$tool"
    echo "${versions[$tool]}" >"$tools/$tool.version"
  done
}
main "$@"
exit
