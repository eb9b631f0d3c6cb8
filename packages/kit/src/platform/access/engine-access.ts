import { callerNames, eventCatalogue, type CallerName } from '@thumbfolio/contracts'
import { kafkaNames, type KafkaNames } from '../../bus/kafka/kafka-topics.js'
import { redisNames, redisPrefix } from '../../base/redis/redis-names.js'
import { backupDatabase, backupObserver } from './backup-record.mongo.js'
import { mongoDatabase } from '../../store/mongo/mongo-address.js'

/** What a user of Kafka may do with some topics and groups. */
export interface KafkaGrant {
  readonly operations: readonly ('All' | 'Read' | 'Write' | 'Describe' | 'DescribeConfigs' | 'Create')[]
  /** `prefixed`: the names are the beginnings of others. */
  readonly pattern: 'literal' | 'prefixed'
  readonly topics: readonly string[]
  readonly groups: readonly string[]
}

/** The user of one service in the engines, named like the service. */
export interface EngineUser {
  readonly name: CallerName
  /** In MongoDB it reads and writes this database alone. Undefined for who has no documents. */
  readonly database: string | undefined
  /** Databases in MongoDB that it may also read. */
  readonly readable: readonly string[]
  readonly kafka: readonly KafkaGrant[]
  /** As Redis writes the rules of a user. */
  readonly redis: readonly string[]
}

/** It lists and redrives the dead letters of every group for the operators. */
const redrives: CallerName = 'auth'

/** What the adapters on Redis call: limits, sessions, signals and the client itself. */
const redisCommands =
  'ping hello select quit info client|setname ' +
  'get set mget del incrby pttl pexpire multi exec eval evalsha publish subscribe unsubscribe'

/**
 * The users that the services log in to the engines as, and all that each may do there. Derived from the event catalogue and
 * from the names that the adapters use, so that a new event or group needs no other list.
 * @param prefix ENGINE_PREFIX
 */
export function engineUsers(prefix: string): EngineUser[] {
  const names = kafkaNames(prefix)
  // `admin` calls the services and connects to no engine.
  const connecting = callerNames.filter((name) => name !== 'admin')
  return connecting.map((name) => ({
    name,
    database: name === 'gateway' ? undefined : mongoDatabase('', name),
    readable: name === backupObserver ? [mongoDatabase('', backupDatabase)] : [],
    kafka: name === 'gateway' ? [] : kafkaGrants(name, names),
    redis: redisRules(prefix, name),
  }))
}

function kafkaGrants(name: CallerName, names: KafkaNames): KafkaGrant[] {
  const consumed = typesByGroup()
  const groups = [...consumed.keys()].filter((group) => serviceOf(group) === name)
  const published = Object.entries(eventCatalogue).flatMap(([type, { from }]) => (from === name ? type : []))
  const redriven = name === redrives ? [...consumed.keys(), ...servicesOnKafka()] : [...groups, name]
  const deadLetters = redriven.map(names.deadLetters)
  const grants: KafkaGrant[] = [
    // The first service that starts creates the topics.
    grant(['Describe', 'DescribeConfigs', 'Create'], { topics: names.eventTopics }),
    grant(['Write'], {
      topics: name === redrives ? names.eventTopics : published.flatMap((type) => names.topicsFor(type)),
    }),
    grant(['Read'], {
      topics: groups.flatMap((group) => names.topicsOf(consumed.get(group) ?? [])),
      groups: groups.map(names.groupId),
    }),
    // Prefixed, for the temporary groups that read them.
    { ...grant(['All'], { topics: deadLetters, groups: deadLetters }), pattern: 'prefixed' },
  ]
  return grants.filter(({ topics, groups: of }) => topics.length + of.length > 0)
}

/** What a service cannot publish is a dead letter of its own name. */
const servicesOnKafka = (): string[] => callerNames.filter((name) => name !== 'admin' && name !== 'gateway')

/** A service has one group of its name, and others that begin with it: `generator-mail`. */
const serviceOf = (group: string): string => group.split('-')[0] ?? ''

function typesByGroup(): Map<string, string[]> {
  const types = new Map<string, string[]>()
  for (const [type, { to }] of Object.entries(eventCatalogue))
    for (const group of Object.keys(to)) types.set(group, [...(types.get(group) ?? []), type])
  return types
}

const grant = (
  operations: KafkaGrant['operations'],
  { topics = [], groups = [] }: { topics?: readonly string[]; groups?: readonly string[] },
): KafkaGrant => ({ operations, pattern: 'literal', topics: unique(topics), groups: unique(groups) })

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort()

function redisRules(prefix: string, name: CallerName): string[] {
  const { own, revoked } = redisNames(redisPrefix(prefix), name)
  return [
    `~${own}*`,
    // Auth ends sessions for everybody.
    name === 'auth' ? `~${revoked}*` : `%R~${revoked}*`,
    `&${own}*`,
    ...redisCommands.split(' ').map((command) => `+${command}`),
  ]
}
