import { z } from 'zod'
import { collection } from './collection.js'
import type { Database, Store } from './store.js'

/** Where a database lives: opened again and again, also by a child process that is killed. */
export interface StorePlace extends AsyncDisposable {
  open(options: { now: () => number; traceparent?: () => string | undefined }): Promise<Database>
  /** A module with `openDatabase(location)`, for the child. */
  readonly child: { readonly module: string; readonly location: string }
}

/** What an adapter brings to `storeContract`. Each place is empty at first. */
export interface StoreHarness {
  readonly name: string
  place(): Promise<StorePlace>
}

export const Thing = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  n: z.number(),
  email: z.string().optional(),
  word: z.string().optional(),
  tags: z.array(z.string()).optional(),
  /** Whatever a careless author might put into a state. */
  extra: z.unknown().optional(),
})
export type Thing = z.infer<typeof Thing>

export const things = collection<Thing, 'email', 'n' | 'word'>({
  name: 'things',
  schema: Thing,
  unique: { email: ({ email }) => email },
  index: { n: ({ n }) => n, word: ({ word }) => word },
})
export type Things = Store<Thing, 'email', 'n' | 'word'>

export const thing = (id: string, rest: Partial<Thing> = {}): Thing => ({
  id,
  version: 0,
  schemaVersion: 1,
  n: 0,
  ...rest,
})

export const dayMs = 24 * 3_600_000

/** A clock that stands still. */
export function standingClock(time = Date.UTC(2026, 0, 1)) {
  return { now: () => time, advance: (ms: number) => void (time += ms) }
}

/** What became of calls made at once. */
export async function outcomes(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls)
  return {
    fulfilled: settled.filter(({ status }) => status === 'fulfilled').length,
    errors: settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : [])),
  }
}

export interface OpenedStore {
  readonly place: StorePlace
  database: Database
  things: Things
  readonly clock: ReturnType<typeof standingClock>
  traceparent: string | undefined
  reopen(): Promise<void>
}

export async function openThings(harness: StoreHarness): Promise<OpenedStore> {
  const place = await harness.place()
  const clock = standingClock()
  const open = () => place.open({ now: clock.now, traceparent: () => opened.traceparent })
  const opened: OpenedStore = {
    place,
    clock,
    traceparent: undefined,
    ...({} as Pick<OpenedStore, 'database' | 'things'>),
    async reopen() {
      await opened.database[Symbol.asyncDispose]()
      opened.database = await open()
      opened.things = opened.database.store(things)
    },
  }
  opened.database = await open()
  opened.things = opened.database.store(things)
  return opened
}
