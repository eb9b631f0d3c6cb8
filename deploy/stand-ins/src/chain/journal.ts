import { open, type FileHandle } from 'node:fs/promises'
import { z } from 'zod'
import type { TransactionError } from './transaction-error.js'

/** What happened to the chain, in order. Heights are of blocks; bytes are base64. */
export const JournalEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transaction'),
    height: z.number().int(),
    bytes: z.string(),
    err: z.union([z.string(), z.record(z.string(), z.unknown())]).nullable(),
    /** Balances after it, by its accounts' order. A replay has to come to the same. */
    balances: z.array(z.number().int()),
  }),
  z.object({ kind: z.literal('skip'), height: z.number().int(), slots: z.number().int() }),
  /** Everything above the block is gone. */
  z.object({ kind: z.literal('fork'), height: z.number().int() }),
])
export type JournalEntry = z.infer<typeof JournalEntry>
export type TransactionEntry = Extract<JournalEntry, { kind: 'transaction' }> & {
  err: TransactionError | null
}

/** The log cannot be read, or not be written any more. */
export class JournalDamaged extends Error {
  override name = 'JournalDamaged'
}

/**
 * An append-only file of one line an entry. `append` resolves when the entry is on the disk; those that come meanwhile
 * share the next write.
 */
export class Journal implements AsyncDisposable {
  private waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = []
  private writing: Promise<void> | undefined
  private broken: Error | undefined

  private constructor(private readonly file: FileHandle) {}

  /** Cuts off a last line that a crash left unfinished: it was never acknowledged. */
  static async open(path: string): Promise<{ journal: Journal; entries: JournalEntry[] }> {
    const file = await open(path, 'a+', 0o600)
    const bytes = await file.readFile()
    const end = bytes.lastIndexOf('\n') + 1
    if (end < bytes.length) await file.truncate(end)
    const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
    try {
      return { journal: new Journal(file), entries: lines.map(parsed) }
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** @throws JournalDamaged once a write has failed: memory and disk no longer agree */
  append(entry: JournalEntry): Promise<void> {
    if (this.broken) return Promise.reject(this.broken)
    return new Promise((done, failed) => {
      this.waiting.push({ line: `${JSON.stringify(entry)}\n`, done, failed })
      this.writing ??= this.write()
    })
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0)
      try {
        if (this.broken) throw this.broken
        await this.file.appendFile(batch.map(({ line }) => line).join(''))
        await this.file.datasync()
        for (const { done } of batch) done()
      } catch (cause) {
        this.broken ??= new JournalDamaged('the log of the local chain cannot be written', { cause })
        for (const { failed } of batch) failed(this.broken)
      }
    }
    this.writing = undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.writing
    await this.file.close()
  }
}

function parsed(line: string, index: number): JournalEntry {
  try {
    return JournalEntry.parse(JSON.parse(line))
  } catch (cause) {
    throw new JournalDamaged(`line ${index + 1} cannot be read`, { cause })
  }
}
