import type { StoredEntry } from '../../lib/storage.js'
import type { Ids, Words } from './words.js'

/** Words that the server does not have yet, and what they were changed from. */
export interface KeptWords {
  readonly words: Words
  readonly saved: Words
  readonly ids: Ids
}

/** The words of one draft in this tab: a reload, and time without a connection, lose nothing. */
export interface WordKeeper {
  read(): KeptWords | undefined
  write(kept: KeptWords): void
  clear(): void
}

export function wordKeeper(storage: StoredEntry, owner: string, draftId: string): WordKeeper {
  const label = `${owner}/${draftId}`
  return {
    read() {
      try {
        const kept = JSON.parse(storage.read() ?? 'null') as {
          label: string
          words: Words
          saved: Words
          ids: [string, string][]
        } | null
        if (kept?.label !== label) return undefined
        return { words: kept.words, saved: kept.saved, ids: new Map(kept.ids) }
      } catch {
        return undefined
      }
    },
    write: ({ words, saved, ids }) => storage.write(JSON.stringify({ label, words, saved, ids: [...ids] })),
    clear: () => storage.clear(),
  }
}
