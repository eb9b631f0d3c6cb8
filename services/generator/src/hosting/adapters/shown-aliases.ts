import type { Signals } from '@thumbfolio/kit/bus'
import type { Store } from '@thumbfolio/kit/store'
import { LRUCache } from 'lru-cache'
import type { Alias } from '../domain/sites/alias.js'

/** Aliases as visitors see them. */
export interface ShownAliases {
  /** At most two seconds old, and read from the store while changes of other processes are not heard of. */
  find(siteName: string): Promise<Alias | undefined>
  /** After a commit: no process shows an older one, but for the time that the signal takes. */
  changed(): void
}

const channel = 'aliases'
const known = { max: 10_000, ttl: 2_000 }

/** One channel for all: a signal has no content, and a cache of seconds is filled again by the next view of each page. */
export function shownAliases(
  aliases: Pick<Store<Alias>, 'find'>,
  signals: Pick<Signals, 'notify' | 'listen' | 'isHearing'>,
): ShownAliases {
  const cache = new LRUCache<string, Alias>(known)
  let changes = 0
  const forget = () => {
    changes++
    cache.clear()
  }
  signals.listen(channel, forget)
  return {
    async find(siteName) {
      const isHearing = signals.isHearing()
      const cached = isHearing ? cache.get(siteName) : undefined
      if (cached) return cached
      const before = changes
      const alias = await aliases.find(siteName)
      // What was read before a change may be the alias of before it.
      if (alias && isHearing && before === changes) cache.set(siteName, alias)
      return alias
    },
    changed() {
      forget()
      signals.notify(channel)
    },
  }
}
