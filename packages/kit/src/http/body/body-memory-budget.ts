import type { Request, RequestHandler } from 'express'
import { concurrencyLimit, type ConcurrencyLimitOptions } from './concurrency-limit.js'

/** How many bytes of bodies are held at once. */
export interface BodyMemoryBudgetOptions extends Pick<ConcurrencyLimitOptions, 'callerOf'> {
  /** In all. */
  readonly bytes: number
  /** Of these, one caller's; at least `limitBytes`. */
  readonly perCallerBytes: number
  /** The largest body; one that does not tell its length is taken for one. */
  readonly limitBytes: number
  /** Who waited so long may get the room of one that comes slowly. Default: 10 s. */
  readonly patienceMs?: number
}

/** A place for bodies in memory, from before their first byte until nothing is done with them any more. */
export interface BodyMemoryBudget {
  /** Lets a request pass when there is room for its body; until then the body stays unread. */
  readonly enter: RequestHandler
  /** Tells of a request's body on its way. `end` is called when it comes too slowly for those who wait. */
  receive(request: Request, end: () => void): ComingBody
}

/** A body on its way. */
export interface ComingBody {
  came(bytes: number): void
  /** It is here, or comes no more. */
  done(): void
}

interface Coming {
  readonly startedAt: number
  readonly room: number
  receivedBytes: number
  end(): void
}

const usualPatienceMs = 10_000
/** Whoever is faster has sent a body of 14.5 MB within the minute that a gateway waits for those behind it. */
const slowBytesPerSecond = 256 * 2 ** 10
/** What the buffers of a connection may hold by themselves. */
const leastBytes = 64 * 2 ** 10

/**
 * Bounds the bytes of bodies that are held at once. A body counts with the length it tells, whether it has come or not,
 * so that one that has begun can always be received to its end; hence slow ones could fill the room for ever, and the
 * slowest give way when somebody else has waited long enough.
 */
export function createBodyMemoryBudget(options: BodyMemoryBudgetOptions): BodyMemoryBudget {
  const { bytes, perCallerBytes, limitBytes, callerOf, patienceMs = usualPatienceMs } = options
  const coming = new Set<Coming>()

  function endSlowest(missing: number): void {
    const now = performance.now()
    const pace = ({ receivedBytes, startedAt }: Coming) => (receivedBytes / (now - startedAt)) * 1_000
    const slow = [...coming].filter(
      (body) => now - body.startedAt > patienceMs && pace(body) < slowBytesPerSecond,
    )
    let got = 0
    for (const body of slow.sort((a, b) => pace(a) - pace(b))) {
      if (got >= missing) return
      got += body.room
      body.end()
    }
  }
  return {
    enter: concurrencyLimit({
      atOnce: bytes,
      perCaller: perCallerBytes,
      callerOf,
      weightOf: (request) => roomFor(request, limitBytes),
      onLongWait: { afterMs: patienceMs, call: endSlowest },
    }),
    receive(request, end) {
      const room = roomFor(request, limitBytes)
      const body: Coming = { startedAt: performance.now(), room, receivedBytes: 0, end }
      coming.add(body)
      return {
        came: (count) => void (body.receivedBytes += count),
        done: () => void coming.delete(body),
      }
    },
  }
}

/** A body that is too large is refused and not kept. */
function roomFor({ headers }: Request, limitBytes: number): number {
  const told =
    headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : limitBytes
  const least = Math.min(leastBytes, limitBytes)
  return told > limitBytes ? least : Math.max(told, least)
}
