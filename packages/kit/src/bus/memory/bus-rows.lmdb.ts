import type { AnyEvent } from '@thumbfolio/contracts'
import { openLmdbEngine, type LmdbEngine } from '../../store/lmdb/lmdb-engine.js'
import type { Transaction } from '../../store/lmdb/transaction.js'
import { afterAll, allKeys, keyParts, orderedKey } from '../../store/lmdb/ordered-key.js'
import type { DeadLetter } from '../bus.js'
import type { BusRow, Deliveries } from '../delivery.js'
import { isRedrivable, laneOf } from '../envelopes.js'

/** A row with its key. */
interface HeldRow {
  readonly key: Buffer
  readonly row: BusRow
}

/** What the embedded bus keeps on the disk. A row's key is group, lane, number: a lane is a subject's own order. */
export interface BusRows extends Deliveries<HeldRow> {
  /** The types of every group ever subscribed. */
  readonly knownGroups: ReadonlyMap<string, readonly string[]>
  /** Remembers a group and the types it handles. */
  keepGroups(groups: ReadonlyMap<string, readonly string[]>): Promise<void>
  /** Writes each event once per group that takes it, all or nothing. */
  add(
    events: readonly AnyEvent[],
    takes: (group: string, type: unknown) => boolean,
    groups: readonly string[],
  ): Promise<void>
  lanes(group: string): string[]
  head(group: string, lane: string): HeldRow | undefined
  /** Of one group, or of all. */
  deadLetters(group?: string): DeadLetter[]
  /** Hands dead letters back, those of events older than 30 days excepted. Answers with how many. */
  redrive(now: number, group?: string): Promise<number>
  /** Changes with every redrive, by another process too. */
  redrives(): string
  close(): Promise<void>
}

const tables = ['rows', 'dead', 'groups', 'redrives']
const redrivesKey = Buffer.from('redrives')
const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value))
const fromBytes = <T>(bytes: Buffer) => JSON.parse(bytes.toString()) as T
const under = (...parts: string[]) => {
  const start = orderedKey(parts)
  return { start, end: afterAll(start) }
}

/**
 * Opens the rows under a directory.
 * @throws StoreUnavailable when it cannot be written
 */
export function openBusRows(path: string): BusRows {
  const engine = openLmdbEngine(path, tables)
  const knownGroups = new Map(
    engine
      .range('groups', allKeys)
      .map(({ key, value }) => [String(keyParts(key)[0]), fromBytes<string[]>(value)]),
  )

  return {
    knownGroups,
    async keepGroups(groups) {
      await engine.transact((transaction) => {
        for (const [group, types] of groups) transaction.put('groups', orderedKey([group]), toBytes(types))
      })
      for (const [group, types] of groups) knownGroups.set(group, [...types])
    },
    async add(events, takes, groups) {
      await engine.transact((transaction) => {
        for (const envelope of events)
          for (const group of groups) {
            if (!takes(group, (envelope as { type?: unknown } | null)?.type)) continue
            const key = orderedKey([group, laneOf(envelope), transaction.next()])
            const row: BusRow = { envelope, tries: 0, notBefore: 0 }
            transaction.put('rows', key, toBytes(row))
          }
      })
    },
    lanes: (group) => lanesOf(engine, group),
    head(group, lane) {
      const [first] = engine.range('rows', { ...under(group, lane), limit: 1 })
      return first && { key: first.key, row: fromBytes<BusRow>(first.value) }
    },
    done: ({ key }) => engine.transact((transaction) => transaction.remove('rows', key)),
    retry: ({ key }, row) => engine.transact((transaction) => transaction.put('rows', key, toBytes(row))),
    deadLetter: ({ key }, letter) =>
      engine.transact((transaction) => {
        transaction.put('dead', key, toBytes(letter))
        transaction.remove('rows', key)
      }),
    deadLetters: (group) =>
      engine
        .range('dead', group === undefined ? allKeys : under(group))
        .map(({ value }) => fromBytes<DeadLetter>(value)),
    async redrive(now, group) {
      engine.refresh()
      const due = engine
        .range('dead', group === undefined ? allKeys : under(group))
        .filter(({ value }) => isRedrivable(fromBytes<DeadLetter>(value), now))
      return engine.transact((transaction) => due.filter(({ key }) => handBack(transaction, key)).length)
    },
    redrives() {
      engine.refresh()
      return engine.get('redrives', redrivesKey)?.toString() ?? ''
    },
    close: () => engine.close(),
  }
}

/** Under its old key, so that what died together comes back in its order. */
function handBack(transaction: Transaction, key: Buffer): boolean {
  const letter = transaction.get('dead', key)
  if (!letter) return false
  const row: BusRow = { envelope: fromBytes<DeadLetter>(letter).envelope, tries: 0, notBefore: 0 }
  transaction.put('rows', key, toBytes(row))
  transaction.remove('dead', key)
  transaction.put('redrives', redrivesKey, Buffer.from(String(transaction.next())))
  return true
}

/** Jumps from lane to lane: what a lane holds is not read. */
function lanesOf(engine: LmdbEngine, group: string): string[] {
  const lanes: string[] = []
  const { start: first, end } = under(group)
  let start = first
  for (;;) {
    const [head] = engine.range('rows', { start, end, limit: 1 })
    if (!head) return lanes
    const lane = String(keyParts(head.key)[1])
    lanes.push(lane)
    start = afterAll(orderedKey([group, lane]))
  }
}
