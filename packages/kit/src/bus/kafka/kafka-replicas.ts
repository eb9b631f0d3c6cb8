import kafkajs, { type Admin } from 'kafkajs'
import { ConfigError } from '../../base/config/config.js'

/** The copies of a topic, and how many of them must have an event before it counts as published. */
export interface TopicCopies {
  readonly topic: string
  readonly replicas: number
  readonly minInSync: number
}

/** With three copies two must have an event: one broker can be lost, or restarted, and nothing is lost or stops. */
export const minInSyncOf = (replicas: number): number => (replicas >= 3 ? 2 : 1)

/**
 * What is wrong with topics of which `replicas` copies are wanted; a line for each, with the command that corrects it.
 */
export const replicaFaults = (topics: readonly TopicCopies[], replicas: number): string[] =>
  topics.flatMap(({ topic, replicas: has, minInSync }) => {
    if (has < replicas)
      return `${topic} has ${has} of ${replicas} replicas; add them with kafka-reassign-partitions.sh, or set KAFKA_REPLICAS=${has}`
    if (minInSync < minInSyncOf(replicas))
      return `${topic} has min.insync.replicas ${minInSync}; set it with kafka-configs.sh --alter --topic ${topic} --add-config min.insync.replicas=${minInSyncOf(replicas)}`
    return []
  })

/** @throws ConfigError naming every topic with fewer copies than `replicas`, or too few of them in sync */
export async function requireReplicas(admin: Admin, topics: readonly string[], replicas = 3): Promise<void> {
  const names = [...topics]
  const { topics: described } = await admin.fetchTopicMetadata({ topics: names })
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: names.map((name) => ({
      type: kafkajs.ConfigResourceTypes.TOPIC,
      name,
      configNames: ['min.insync.replicas'],
    })),
  })
  const copies = described.map(({ name: topic, partitions }) => ({
    topic,
    replicas: Math.min(...partitions.map((partition) => partition.replicas.length)),
    minInSync: Number(
      resources.find(({ resourceName }) => resourceName === topic)?.configEntries[0]?.configValue ?? 1,
    ),
  }))
  const faults = replicaFaults(copies, replicas)
  if (faults.length > 0) throw new ConfigError(`The topics can lose events:\n  ${faults.join('\n  ')}`)
}
