import { commitOnto, type State, type Store } from '@thumbfolio/kit/store'
import type { CallRecord } from '../domain/call-record.js'
import type { ModelCall } from '../domain/transcript.js'

interface Recorded extends State {
  readonly calls: ModelCall[]
}

/** Questions in a document of their own. `fresh` is what it is while nothing was asked. */
export function callRecordIn<T extends Recorded>(
  store: Pick<Store<T>, 'find' | 'commit'>,
  fresh: T,
): CallRecord {
  let known: T | undefined
  return {
    id: fresh.id,
    async calls() {
      known = await store.find(fresh.id)
      return known?.calls ?? []
    },
    async add(call) {
      known = await commitOnto(store, known ?? fresh, (latest = fresh) => ({
        ...latest,
        calls: [...latest.calls, call],
      }))
    },
    async end(call, outcome) {
      await commitOnto(store, known ?? fresh, (latest) => {
        if (!latest) return undefined
        const index = latest.calls.findLastIndex(
          ({ inputHash, askedAt, outcome: before }) =>
            inputHash === call.inputHash && askedAt === call.askedAt && !before,
        )
        const calls = latest.calls.map((before, at) => (at === index ? { ...before, outcome } : before))
        return { ...latest, calls }
      })
    },
  }
}
