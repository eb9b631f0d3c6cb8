const queues = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs what this process does to one document one after the other, in the order that it was asked for. Many payments of one
 * order at once would else make each other stale until one gives up; other processes are met by `retryStale`.
 */
export async function serializeByKey<T>(store: object, id: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(store) ?? new Map<string, Promise<unknown>>()
  queues.set(store, queue)
  const turn = (queue.get(id) ?? Promise.resolve()).then(work, work)
  queue.set(id, turn)
  try {
    return await turn
  } finally {
    if (queue.get(id) === turn) queue.delete(id)
  }
}
