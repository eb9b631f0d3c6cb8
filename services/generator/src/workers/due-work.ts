import { continueTrace, observe, startSweep, type Sweep } from '@thumbfolio/kit/base'
import { everyItem, type State, type Store } from '@thumbfolio/kit/store'
import type { Intake } from '@thumbfolio/kit/bus'
import type { Ports } from '../launches/ports.js'

const standardLookEveryMs = 1_000
/** Among so many times the slots a worker chooses by chance: all workers see the same list, and one lease serves one of them. */
const choicePerSlot = 8
/** One in so many is the longest due, so that the wait of each is bounded. */
const longestDueEvery = 8
const mostListed = 50
/** Longer than a turn: work that throws leaves every other turn to what is behind it. */
const restMs = 2_500

export interface DueWork extends Sweep {
  /** Takes a document at once, if a slot is free. What it leaves is found when a slot comes free. */
  readonly take: (id: string) => void
  /** There is space while a slot is free. */
  readonly intake: Intake
}

export interface DueWorkOptions<T> {
  readonly name: string
  readonly slots: number
  /** Default: 1,000. */
  readonly lookEveryMs?: number
  readonly isMine: (state: T, now: number) => boolean
  readonly work: (state: T) => Promise<void>
  /** From 0 to 1, like Math.random, which is the default. */
  readonly random?: () => number
  /** W3C trace context that a failure is logged in. */
  readonly traceparentOf?: (state: T) => string | undefined
}

/**
 * Works on due documents, at most `slots` at once, by chance among the longest due, every eighth time the very longest: at
 * boot, every `lookEveryMs`, when woken, and whenever a slot comes free. A hanging one blocks only its own slot. One whose
 * work throws rests first, and its slot waits for the next turn: what broke it (a full disk, an engine that is away) breaks
 * it again at once. Disposing waits for the running work.
 */
export function startDueWork<T extends State, I extends string>(
  store: Pick<Store<T, string, I | 'due'>, 'find' | 'list'>,
  { now, log, stopping }: Pick<Ports, 'now' | 'log' | 'stopping'>,
  options: DueWorkOptions<T>,
): DueWork {
  const running = new Map<string, Promise<void>>()
  /** Until when, by id. */
  const resting = new Map<string, number>()
  /** What was tried last, by id. Where another worker was faster, a list that is older than its lease still has that version. */
  const tried = new Map<string, { version: number; until: number }>()
  const listeners = new Set<() => void>()
  const { random = Math.random } = options
  const hasSpace = () => running.size < options.slots && !stopping.aborted

  function begin(id: string, found?: T): void {
    if (!running.has(id)) running.set(id, run(id, found))
  }

  const run = async (id: string, found?: T): Promise<void> => {
    let state = found
    let broke = false
    try {
      state ??= await store.find(id)
      if (state && options.isMine(state, now())) {
        tried.set(id, { version: state.version, until: now() + standardLookEveryMs })
        await options.work(state)
      }
    } catch (error) {
      broke = true
      resting.set(id, now() + restMs)
      const what = `${options.name} stopped half way, will be taken up again`
      const traceparent = state && options.traceparentOf?.(state)
      continueTrace({ traceparent }, () => log.error({ err: error, id }, what))
    } finally {
      running.delete(id)
    }
    if (!broke) sweep.wake()
    for (const resume of listeners) resume()
  }

  async function fill(): Promise<void> {
    for (const [id, until] of resting) if (until <= now()) resting.delete(id)
    for (const [id, { until }] of tried) if (until <= now()) tried.delete(id)
    const choice: T[] = []
    const wanted = Math.min(choicePerSlot * options.slots, mostListed)
    const pages = { pageSize: Math.min(wanted + running.size + resting.size, mostListed) }
    for await (const state of everyItem(store, 'due', { to: now() }, { ...pages, newer: 'skip' })) {
      if (!hasSpace()) return
      if (isTaken(state) || !options.isMine(state, now())) continue
      choice.push(state)
      // What follows is due for less time than what was left.
      if (choice.length === wanted && beginSome(choice)) return
    }
    beginSome(choice)
  }

  const isTaken = ({ id, version }: T) =>
    running.has(id) || resting.has(id) || tried.get(id)?.version === version

  let begun = 0
  /** Empties the list, which begins with the longest due. Returns whether some were left. */
  function beginSome(choice: T[]): boolean {
    while (choice.length > 0 && hasSpace()) {
      begun += 1
      const at = begun % longestDueEvery === 0 ? 0 : Math.floor(random() * choice.length)
      const [state] = choice.splice(at, 1)
      begin(state!.id, state)
    }
    return choice.splice(0).length > 0
  }

  const sweep = startSweep({
    name: options.name,
    everyMs: options.lookEveryMs ?? standardLookEveryMs,
    log,
    sweep: fill,
  })
  const pool = { pool: options.name }
  const unobserve = [
    observe('thumbfolio.pool.used', pool, () => running.size),
    observe('thumbfolio.pool.slots', pool, () => options.slots),
  ]

  return {
    wake: sweep.wake,
    take: (id) => {
      if (hasSpace()) begin(id)
    },
    intake: {
      hasSpace,
      onSpace(resume) {
        listeners.add(resume)
        return () => listeners.delete(resume)
      },
    },
    async [Symbol.asyncDispose]() {
      for (const stop of unobserve) stop()
      await sweep[Symbol.asyncDispose]()
      await Promise.all(running.values())
    },
  }
}
