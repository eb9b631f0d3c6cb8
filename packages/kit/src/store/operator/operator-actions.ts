import { randomUUID } from 'node:crypto'
import { isAskedFor, type ActionsQuery, type EventOf, type OperatorAction } from '@thumbfolio/contracts'
import { z } from 'zod'
import { collection } from '../collection.js'
import { retryStale } from '../retry-stale.js'
import type { Database } from '../store.js'

/** What an operator did. Written once, from the event that left with the change itself, and never changed. */
const ActionRow = z.object({
  /** Of the event. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  at: z.iso.datetime(),
  by: z.string(),
  action: z.string(),
  subject: z.string(),
  about: z.string(),
  reason: z.string(),
})
type ActionRow = z.infer<typeof ActionRow>

const actions = collection<ActionRow, never, 'at'>({
  name: 'operator-actions',
  schema: ActionRow,
  index: { at: ({ at, id }) => `${at}:${id}` },
})

/** In one call: a filter that few rows match must not block the store. */
const mostRowsRead = 10_000

export type OperatorActed = EventOf<'site.operator-acted.v1' | 'account.operator-acted.v1'>

/** Who looked something up, and when in epoch milliseconds. */
interface LookUp {
  readonly by: string
  readonly at: number
}

/** What operators did in a service. The event is in the commit of the change, so none is without the other. */
export interface OperatorActions {
  /** Handler of the event: a redelivery adds nothing. Also for what is no change of a document, before it is done. */
  record(event: Pick<OperatorActed, 'id' | 'time' | 'subject' | 'data'>): Promise<void>
  /** That an operator read about a person, before it is answered. */
  recordLookUp(look: LookUp & { subject: string }): Promise<void>
  /** That an operator read a list about people: one row with its name and length. An empty list is not recorded: it is about no person. */
  recordListRead(look: LookUp & { list: string; entries: number }): Promise<void>
  /** Newest first, of the rows that are asked for. A page may be short and have a next one: it reads so many rows at most. */
  list(query: ActionsQuery): Promise<{ actions: OperatorAction[]; next?: string }>
}

/** Opens the collection of this service. */
export function openOperatorActions(database: Database): OperatorActions {
  const store = database.store(actions)
  const recordLookUp = async ({ by, at }: LookUp, subject: string, about: string) => {
    const row = { by, at: new Date(at).toISOString(), action: 'looked-up', subject, about, reason: '' }
    await store.commit({ id: randomUUID(), version: 0, schemaVersion: 1, ...row })
  }
  return {
    recordLookUp: ({ subject, ...look }) => recordLookUp(look, subject, ''),
    recordListRead: async ({ list, entries, ...look }) =>
      entries === 0 ? undefined : recordLookUp(look, list, entriesRead(entries)),
    record: (event) =>
      retryStale(async () => {
        if (await store.find(event.id)) return
        const { id, time: at, subject } = event
        await store.commit({ id, version: 0, schemaVersion: 1, at, subject, ...event.data }, { cause: id })
      }),
    async list(query) {
      const { since, until } = query
      const range = {
        ...(since !== undefined && { from: since }),
        ...(until !== undefined && { to: `${until}~` }),
      }
      return filteredActions(query, async (page) => {
        const { items, next } = await store.list('at', range, { ...page, descending: true })
        return { actions: items.map(present), next }
      })
    },
  }
}

/**
 * The rows that a query asks for, as the pages of a list have them. A page may be short and have a next one: it reads so many
 * rows at most.
 */
export async function filteredActions(
  query: ActionsQuery,
  read: (page: {
    limit: number
    after?: string
  }) => Promise<{ actions: OperatorAction[]; next: string | undefined }>,
): Promise<{ actions: OperatorAction[]; next?: string }> {
  const { limit } = query
  const found: OperatorAction[] = []
  let { after } = query
  for (let rows = 0; rows < mostRowsRead; rows += limit) {
    const { actions, next } = await read({ limit, ...(after !== undefined && { after }) })
    found.push(...actions.filter((row) => isAskedFor(row, query)))
    after = next
    if (next === undefined || found.length >= limit) break
  }
  return { actions: found, ...(after !== undefined && { next: after }) }
}

/** The length of a list that an operator read, as the audit shows it. */
export const entriesRead = (entries: number): string => (entries === 1 ? '1 entry' : `${entries} entries`)

const present = ({ id, at, by, action, subject, about, reason }: ActionRow): OperatorAction => ({
  id,
  at,
  by,
  action,
  subject,
  about,
  reason,
})
