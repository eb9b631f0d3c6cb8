/** What one unit of work reads and writes. It sees its own writes and those of the work before it. */
export interface Transaction {
  get(table: string, key: Buffer): Buffer | undefined
  put(table: string, key: Buffer, value: Buffer): void
  remove(table: string, key: Buffer): void
  /** Counts up by one, over restarts and processes too. */
  next(): number
}

/** Work to run in a transaction, and the callbacks of its outcome. */
export interface Work {
  readonly run: (transaction: Transaction) => unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** One change of a table; without a value the key goes. */
export interface Write {
  readonly table: string
  readonly key: Buffer
  /** Absent: the key is removed. */
  readonly value: Buffer | undefined
}

/** Writes of one disk transaction, and the outcomes to report once they are durable. */
export interface Group {
  readonly writes: readonly Write[]
  readonly settles: readonly (() => void)[]
  readonly sequence: number
}

const maxWrites = 400
const maxBytes = 2 << 20

/**
 * Runs work after work on top of each other until the group is full. Work that throws leaves no trace but its error.
 * Moves what it takes from `queue` to `taken`; what is in `taken` already is run again.
 */
export function runTogether(
  taken: Work[],
  queue: Work[],
  start: { readonly sequence: number; read(table: string, key: Buffer): Buffer | undefined },
): Group {
  const overlay = new Map<string, Write>()
  const settles: (() => void)[] = []
  const again = taken.length
  let { sequence } = start
  let bytes = 0
  for (let at = 0; at < again || (overlay.size < maxWrites && bytes < maxBytes); at++) {
    const work = at < again ? taken[at] : queue.shift()
    if (!work) break
    if (at >= again) taken.push(work)
    const staged = new Map<string, Write>()
    let last = sequence
    const stage = (write: Write) => void staged.set(idOf(write.table, write.key), write)
    try {
      const value = work.run({
        get(table, key) {
          const id = idOf(table, key)
          const written = staged.get(id) ?? overlay.get(id)
          return written ? written.value : start.read(table, key)
        },
        put: (table, key, value) => stage({ table, key, value }),
        remove: (table, key) => stage({ table, key, value: undefined }),
        next: () => ++last,
      })
      for (const [id, write] of staged) {
        overlay.set(id, write)
        bytes += write.key.length + (write.value?.length ?? 0)
      }
      sequence = last
      settles.push(() => work.resolve(value))
    } catch (error) {
      settles.push(() => work.reject(error))
    }
  }
  return { writes: [...overlay.values()], settles, sequence }
}

const idOf = (table: string, key: Buffer) => table + key.toString('latin1')
