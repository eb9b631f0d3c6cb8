import { afterEach, beforeEach } from '@jest/globals'
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

/** A stopped clock. */
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

/** A store of things, as one test finds it. */
interface OpenedThings {
  readonly place: StorePlace
  readonly clock: ReturnType<typeof standingClock>
  readonly database: Database
  readonly things: Things
  traceparent: string | undefined
  reopen(): Promise<void>
}

/** A store of things for each test of a suite: empty at first, and gone with its place afterwards. */
export function thingsForEach(harness: StoreHarness): OpenedThings {
  const open = async () => {
    const database = await at.place.open({ now: at.clock.now, traceparent: () => at.traceparent })
    Object.assign(at, { database, things: database.store(things) })
  }
  const at = {
    async reopen() {
      await at.database[Symbol.asyncDispose]()
      await open()
    },
  } as OpenedThings

  beforeEach(async () => {
    Object.assign(at, { place: await harness.place(), clock: standingClock(), traceparent: undefined })
    await open()
  })
  afterEach(async () => {
    await at.database[Symbol.asyncDispose]()
    await at.place[Symbol.asyncDispose]()
  })
  return at
}
