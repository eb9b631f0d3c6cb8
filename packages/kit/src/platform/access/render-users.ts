import type { EngineUser, KafkaGrant } from './engine-access.js'

/** ENGINE_PREFIX in the files; the scripts that apply them replace it. */
export const prefixMark = '@PREFIX@'

/**
 * The users as files, line by line: the name, or several with commas for Kafka, then what the tool of the engine takes: the
 * databases, the arguments of `kafka-acls.sh`, the rules of `ACL SETUSER`.
 */
export const userFiles = (users: readonly EngineUser[]): Readonly<Record<string, string>> => ({
  'mongo-users.txt': lines(
    users.flatMap(({ name, database, readable }) =>
      database ? [name, database, ...readable].join(' ') : [],
    ),
  ),
  'kafka-users.txt': lines(kafkaLines(users)),
  'redis-users.txt': lines(users.map(({ name, redis }) => `${name} ${redis.join(' ')}`)),
})

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`

/** One line for the users with the same rights: each line starts a process. */
function kafkaLines(users: readonly EngineUser[]): string[] {
  const names = new Map<string, string[]>()
  for (const { name, kafka } of users)
    for (const grant of kafka.map(aclArguments)) names.set(grant, [...(names.get(grant) ?? []), name])
  return [...names].map(([grant, all]) => `${all.join(',')} ${grant}`)
}

const aclArguments = ({ operations, pattern, topics, groups }: KafkaGrant): string =>
  [
    `--resource-pattern-type ${pattern}`,
    ...operations.map((operation) => `--operation ${operation}`),
    ...topics.map((topic) => `--topic ${topic}`),
    ...groups.map((group) => `--group ${group}`),
  ].join(' ')
