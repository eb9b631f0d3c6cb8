/** Jobs by key: each key in turn has one job taken, so a long queue of one does not delay another. */
export class FairQueue<T> {
  private readonly queues = new Map<string, T[]>()
  private count = 0

  get size(): number {
    return this.count
  }

  add(key: string, job: T): void {
    const queue = this.queues.get(key) ?? []
    queue.push(job)
    this.queues.set(key, queue)
    this.count += 1
  }

  /** The next job of a key that may have one, whose turn is the last then. */
  next(mayHaveOne: (key: string) => boolean = () => true): T | undefined {
    for (const [key, queue] of this.queues) {
      if (!mayHaveOne(key)) continue
      const job = queue.shift()
      this.queues.delete(key)
      if (queue.length > 0) this.queues.set(key, queue)
      this.count -= 1
      return job
    }
    return undefined
  }

  /** Takes out a job that waits no more; false where its turn came before. */
  remove(key: string, job: T): boolean {
    const queue = this.queues.get(key)
    const at = queue?.indexOf(job) ?? -1
    if (!queue || at < 0) return false
    queue.splice(at, 1)
    if (queue.length === 0) this.queues.delete(key)
    this.count -= 1
    return true
  }

  /** Takes out the newest job of the key that has most of them. */
  removeFromLongest(): T | undefined {
    if (this.count === 0) return undefined
    const [key, longest] = [...this.queues].reduce((a, b) => (b[1].length >= a[1].length ? b : a))
    const job = longest.pop()
    if (longest.length === 0) this.queues.delete(key)
    this.count -= 1
    return job
  }
}
