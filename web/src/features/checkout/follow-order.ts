import { ApiProblem } from '../../lib/api-problem.js'
import type { OrderView } from '../../lib/order-view.js'
import { orderNow } from './checkout-api.js'

const askAgainMs = 2_000

export interface FollowParts {
  readonly ask: (id: string, signal: AbortSignal) => Promise<OrderView>
  readonly after: (delayMs: number, act: () => void) => () => void
  readonly isHidden: () => boolean
  /** Calls when the page is seen again; answers with how to stop. */
  readonly onSeen: (act: () => void) => () => void
}

const browserParts: FollowParts = {
  ask: orderNow,
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs)
    return () => clearTimeout(timer)
  },
  isHidden: () => document.hidden,
  onSeen: (act) => {
    const look = () => !document.hidden && act()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  },
}

export interface Followed {
  onOrder(order: OrderView): void
  /** There is no such order, or it is another user's. */
  onAbsent(): void
  /** True while the server does not answer. */
  onSilence(isSilent: boolean): void
}

/** Asks for an order every 2 s until it can change no more; never while the page is hidden. Answers with how to stop. */
export function followOrder(id: string, followed: Followed, parts: FollowParts = browserParts): () => void {
  const abort = new AbortController()
  let isAsking = false
  let cancelNext = (): void => {}

  const ask = async () => {
    cancelNext()
    if (isAsking || abort.signal.aborted || parts.isHidden()) return
    isAsking = true
    try {
      const order = await parts.ask(id, abort.signal)
      if (abort.signal.aborted) return
      followed.onSilence(false)
      followed.onOrder(order)
      if (isOver(order)) stop()
    } catch (error) {
      if (abort.signal.aborted) return
      if (error instanceof ApiProblem && error.status === 404) {
        stop()
        followed.onAbsent()
      } else followed.onSilence(true)
    } finally {
      isAsking = false
      if (!abort.signal.aborted) cancelNext = parts.after(askAgainMs, () => void ask())
    }
  }
  const stopSeeing = parts.onSeen(() => void ask())
  const stop = () => {
    abort.abort()
    cancelNext()
    stopSeeing()
  }
  void ask()
  return stop
}

const isOver = ({ status, credited }: OrderView) =>
  (status === 'settled' && credited) || status === 'abandoned'
