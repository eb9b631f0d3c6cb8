#!/bin/bash
# Gives each service its user in Kafka: its password and what kafka-users.txt allows, with the tools of Kafka. Run it again
# after a password or the file has changed; rights that left the file stay until kafka-acls.sh --remove.
# Reads KAFKA_BROKERS, KAFKA_PASSWORD of `thumbfolio` (without it, it does not log in) and AUTH_KAFKA_PASSWORD, ... in SECRETS.
set -euo pipefail
umask 077
export LC_ALL=C
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
secrets=${SECRETS:-/run/secrets} bin=${KAFKA_BIN:-/opt/kafka/bin} work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Short-lived processes: no time for the optimising compiler.
export KAFKA_HEAP_OPTS='-Xmx128m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC'
export LOG_DIR=$work

# What the files below would read as something else.
password_of() {
  local password
  password=$(<"$secrets/$1")
  [[ $password =~ ^[[:alnum:][:punct:]][[:print:]]*$ && $password != *[\"\\]* ]] || {
    echo "$1: must be printable ASCII without quotes and backslashes" >&2
    return 1
  }
  printf %s "$password"
}

if [ -e "$secrets/KAFKA_PASSWORD" ]; then
  password=$(password_of KAFKA_PASSWORD)
  cat >"$work/client" <<EOF
security.protocol=$([ -n "${KAFKA_CA_FILE:-}" ] && echo SASL_SSL || echo SASL_PLAINTEXT)
sasl.mechanism=SCRAM-SHA-512
sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required username="thumbfolio" password="$password";
EOF
  [ -z "${KAFKA_CA_FILE:-}" ] || printf 'ssl.truststore.type=PEM\nssl.truststore.location=%s\n' "$KAFKA_CA_FILE" >>"$work/client"
else
  # A listener that nobody else reaches.
  touch "$work/client"
fi
connection=(--bootstrap-server "$KAFKA_BROKERS" --command-config "$work/client")

for name in $(cut -d' ' -f1 "$here/kafka-users.txt" | tr , '\n' | sort -u); do
  password=$(password_of "${name^^}_KAFKA_PASSWORD")
  printf 'SCRAM-SHA-512=password=%s\n' "$password" >"$work/$name"
  "$bin/kafka-configs.sh" "${connection[@]}" --alter --entity-type users --entity-name "$name" --add-config-file "$work/$name"
done

while read -r names arguments; do
  # shellcheck disable=SC2086 -- each word is an argument
  "$bin/kafka-acls.sh" "${connection[@]}" --add --force \
    $(printf -- '--allow-principal User:%s ' ${names//,/ }) ${arguments//@PREFIX@/${ENGINE_PREFIX:-}} >/dev/null
done <"$here/kafka-users.txt"
echo 'The users of Kafka are set.'
