import type { StoredEntry } from '../../lib/storage.js'
import type { Ids, Words } from './words.js'

/** Unsaved words, and the saved ones that they are based on. */
interface KeptWords {
  readonly words: Words
  readonly saved: Words
  readonly ids: Ids
}

/** Stores the unsaved words of one draft in this tab, so that a reload or a lost connection loses nothing. */
export interface WordKeeper {
  read(): KeptWords | undefined
  write(kept: KeptWords): void
  clear(): void
}

/** As JSON. */
type Stored = Omit<KeptWords, 'ids'> & { readonly ids: [string, string][] }

/** One slot per user and draft. */
export function wordKeeper(storage: StoredEntry, owner: string, draftId: string): WordKeeper {
  const label = `${owner}/${draftId}`
  const all = (): Readonly<Record<string, Stored>> => {
    try {
      return (JSON.parse(storage.read() ?? '{}') ?? {}) as Record<string, Stored>
    } catch {
      return {}
    }
  }
  const others = () => Object.entries(all()).filter(([known]) => known !== label)
  return {
    read() {
      const kept = Object.hasOwn(all(), label) ? all()[label] : undefined
      return kept && { ...kept, ids: new Map(kept.ids) }
    },
    write({ words, saved, ids }) {
      const own: Stored = { words, saved, ids: [...ids] }
      storage.write(JSON.stringify(Object.fromEntries([...others(), [label, own]])))
    },
    clear() {
      const left = others()
      if (left.length === 0) storage.clear()
      else storage.write(JSON.stringify(Object.fromEntries(left)))
    },
  }
}
