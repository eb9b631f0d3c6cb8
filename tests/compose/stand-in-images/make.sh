#!/usr/bin/env bash
# Makes stand-ins, under the official tags, for the images that neither this machine nor a registry has. Each is labelled
# `thumbfolio.stand-in`, and so is what is built on them; run.sh takes them away again when it ends.
#   node       Debian bookworm by debootstrap, with the Node that runs this and the machine's npm
#   kafka      the genuine broker from Maven Central, on Debian's JRE
#   mongo      NO MongoDB: mongo-java-server, the one that the tests know, on Debian's JRE
#   redis      Debian's Redis
#   caddy      Debian's Caddy, where this machine has it
#   collector, jaeger   NO collector and NO Jaeger: a small receiver of OTLP in JSON
# Needs root, Docker, debootstrap and tar; a JDK and Maven for the engines. Ends with 75 where it lacks Debian itself.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
debian=thumbfolio/debian-stand-in:bookworm
pull_seconds=${PULL_SECONDS:-60}

tag_of() { node -p "JSON.parse(fs.readFileSync('$root/tools/engines/images.json'))['$1']"; }
from_of() { sed -n "s#^FROM \([^ ]*$1[^ ]*\).*#\1#p" "$2" | head -1; }
image_in_compose() { sed -n "s#^ *image: \($1:.*\)#\1#p" "$root/docker-compose.yml"; }
has() { docker image inspect "$1" >/dev/null 2>&1; }
say() { echo "stand-in images: $*" >&2; }
no_debian() { echo "Skipped: no registry answers, and stand-ins cannot be made: $1."; exit 75; }

build() { # TAG CONTEXT [TARGET]
  say "$1"
  docker build --quiet ${3:+--target "$3"} --tag "$1" "$2" >/dev/null
}

debian_root() {
  has "$debian" && return
  command -v debootstrap >/dev/null || no_debian 'debootstrap is not installed'
  [ "$(id -u)" = 0 ] || no_debian 'only root can make them'
  say "$debian by debootstrap"
  debootstrap --variant=minbase --include=ca-certificates bookworm "$draft/root" >"$draft/debootstrap.log" 2>&1 ||
    no_debian "$(tail -1 "$draft/debootstrap.log")"
  rm -rf "$draft"/root/var/{cache/apt,lib/apt/lists}/* "$draft"/root/usr/share/{doc,man,locale}
  tar -C "$draft/root" -c . | docker import - "$debian" >/dev/null
}

node_image() {
  debian_root
  mkdir "$draft/node"
  cp "$here/node/Dockerfile" "$(command -v node)" /etc/ssl/certs/ca-certificates.crt "$draft/node/"
  cp -rL "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$draft/node/npm"
  build "$1" "$draft/node"
}

engine_image() { # TAG KIND
  debian_root
  if [ ! -d "$draft/engines" ]; then
    cp -r "$here/engines" "$draft/engines"
    for engine in kafka mongo; do cp -r "$(node "$here/engine-home.mjs" "$engine")" "$draft/engines/$engine"; done
  fi
  build "$1" "$draft/engines" "$2"
}

no_registry=
need() { # TAG MAKER [ARGUMENT]
  has "$1" && return
  if [ -z "$no_registry" ]; then
    timeout "$pull_seconds" docker pull --quiet "$1" >/dev/null 2>&1 && return
    no_registry=1
    say "no registry answers, so stand-ins are made; they are not the real images"
  fi
  "$2" "$1" "${3:-}"
}
caddy_image() {
  command -v caddy >/dev/null || { say "no $1: caddy is not installed"; return; }
  mkdir "$draft/caddy"
  cp "$here/caddy/Dockerfile" "$here/telemetry/wget" "$(command -v caddy)" "$draft/caddy/"
  build "$1" "$draft/caddy"
}
telemetry_image() { build "$1" "$here/telemetry" "$2"; }

need "$(from_of node "$root/deploy/docker/Dockerfile")" node_image
for engine in kafka mongo redis; do need "$(tag_of "$engine")" engine_image "$engine"; done
need "$(from_of collector "$root/deploy/otel/Dockerfile")" telemetry_image collector
need "$(sed -n 's#^ *image: ${CADDY_IMAGE:-\(.*\)}#\1#p' "$root/compose.small.yml")" caddy_image
need "$(image_in_compose jaegertracing/all-in-one)" telemetry_image jaeger
