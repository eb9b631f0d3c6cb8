#!/bin/bash
# Gives each service its user in Redis: the password of its URL and what redis-users.txt allows. Run it again after either has
# changed. Reads REDIS_HOST, REDIS_PASSWORD of the default user and AUTH_REDIS_URL, ... in SECRETS.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
secrets=${SECRETS:-/run/secrets}
REDISCLI_AUTH=$(<"$secrets/REDIS_PASSWORD")
export REDISCLI_AUTH
# On its input: arguments are seen in a process list. Its exit status does not depend on the answer.
redis() {
  local said
  said=$(redis-cli --no-auth-warning -h "$REDIS_HOST" -p "${REDIS_PORT:-6379}" 2>&1 <<<"$1") && [ "$said" = OK ] && return
  echo "Redis: $said" >&2
  return 1
}

while read -r name rules; do
  url=$(<"$secrets/${name^^}_REDIS_URL")
  [[ $url =~ ^rediss?://$name:([A-Za-z0-9_-]+)@ ]] || {
    echo "${name^^}_REDIS_URL: must begin with redis://$name:PASSWORD@, with a password of letters and digits" >&2
    exit 1
  }
  redis "ACL SETUSER $name reset on >${BASH_REMATCH[1]} -@all ${rules//@PREFIX@/${ENGINE_PREFIX:-}}"
done <"$here/redis-users.txt"
# For the next start.
redis 'ACL SAVE'
echo 'The users of Redis are set.'
