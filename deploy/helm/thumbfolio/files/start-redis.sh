#!/bin/bash
# Starts Redis with the password of a secret for its default user, beside the users of the services, which set-redis-users.sh
# made. In a file: arguments are seen in a process list.
set -euo pipefail
umask 077
users=${REDIS_USERS:-/data/users.acl}
{
  printf 'user default on >%s ~* &* +@all\n' "$(<"${SECRETS:-/run/secrets}/REDIS_PASSWORD")"
  [ ! -e "$users" ] || sed '/^user default /d' "$users"
} >"$users.new"
mv "$users.new" "$users"
exec redis-server --aclfile "$users" --appendonly yes --appendfsync everysec --save '' "$@"
