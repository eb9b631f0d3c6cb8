import { eventCatalogue } from '@thumbfolio/contracts'
import type { Admin } from 'kafkajs'
import { openKafkaClient } from './kafka-client.js'
import type { KafkaSecurity } from './kafka-security.js'
import { kafkaNames, type KafkaNames } from './kafka-topics.js'

/** A consumer group still has members: it would commit its own offsets over ours. */
export class GroupInUse extends Error {
  override name = 'GroupInUse'
  constructor(group: string) {
    super(`The group ${group} is consuming. Stop the product (every service and worker), then try again.`)
  }
}

export interface SkippedEvents {
  readonly group: string
  readonly count: number
}

/**
 * Moves every group of the event catalogue past the events that it has not read. A partition without unread events keeps
 * its offset. Nothing is moved while any group has members.
 * @throws GroupInUse, or an error of kafkajs when no broker answers
 */
export async function skipUnread(options: {
  readonly brokers: string
  readonly security?: KafkaSecurity
  readonly prefix: string
}): Promise<SkippedEvents[]> {
  const client = openKafkaClient({ ...options, service: 'skip-events' })
  const names = kafkaNames(options.prefix)
  const admin = client.brisk.admin()
  try {
    await admin.connect()
    const there = new Set(await admin.listTopics())
    const groups = topicsByGroup(names)
    await requireNoMembers(admin, names, [...groups.keys()])
    const skipped: SkippedEvents[] = []
    for (const [group, topics] of groups) {
      const known = topics.filter((topic) => there.has(topic))
      if (known.length > 0)
        skipped.push({ group, count: await skipGroup(admin, names.groupId(group), known) })
    }
    return skipped
  } finally {
    await admin.disconnect().catch(() => undefined)
    client.close()
  }
}

function topicsByGroup(names: KafkaNames): Map<string, readonly string[]> {
  const types = new Map<string, string[]>()
  for (const [type, { to }] of Object.entries(eventCatalogue))
    for (const group of Object.keys(to)) types.set(group, [...(types.get(group) ?? []), type])
  return new Map([...types].map(([group, consumed]) => [group, names.topicsOf(consumed)]))
}

async function requireNoMembers(admin: Admin, names: KafkaNames, groups: readonly string[]): Promise<void> {
  const described = await admin.describeGroups(groups.map(names.groupId))
  const busy = described.groups.find(({ members }) => members.length > 0)
  if (busy) throw new GroupInUse(busy.groupId)
}

async function skipGroup(admin: Admin, groupId: string, topics: string[]): Promise<number> {
  let count = 0
  for (const { topic, partitions } of await admin.fetchOffsets({ groupId, topics })) {
    const ends = new Map((await admin.fetchTopicOffsets(topic)).map((end) => [end.partition, end]))
    const unread = partitions.flatMap(({ partition, offset }) => {
      const { low = '0', high = '0' } = ends.get(partition) ?? {}
      // No committed offset, or it has expired: start at the earliest one.
      const events = Number(high) - Math.max(Number(offset), Number(low))
      return events > 0 ? [{ partition, offset: high, events }] : []
    })
    if (unread.length === 0) continue
    const moved = unread.map(({ partition, offset }) => ({ partition, offset }))
    await admin.setOffsets({ groupId, topic, partitions: moved })
    count += unread.reduce((sum, { events }) => sum + events, 0)
  }
  return count
}
