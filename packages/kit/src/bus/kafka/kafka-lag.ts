import type { Admin } from 'kafkajs'

/**
 * Events between what a group has committed and the ends of its topics.
 * @param topics those it reads; unknown here, those it ever committed in
 */
export async function lagOf(admin: Admin, groupId: string, topics?: readonly string[]): Promise<number> {
  const known = await admin.fetchOffsets({ groupId, ...(topics && { topics: [...topics] }) })
  const lags = await Promise.all(
    known.map(async ({ topic, partitions }) => {
      const ends = new Map(
        (await admin.fetchTopicOffsets(topic)).map(({ partition, low, high }) => [partition, { low, high }]),
      )
      return partitions.map(({ partition, offset }) => {
        const { low, high } = ends.get(partition) ?? { low: 0, high: 0 }
        // No committed offset, or it has expired: start at the earliest one.
        return Number(high) - Math.max(Number(offset), Number(low))
      })
    }),
  )
  return lags.flat().reduce((sum, lag) => sum + Math.max(0, lag), 0)
}
