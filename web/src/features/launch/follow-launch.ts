import { LaunchView } from '@thumbfolio/contracts'
import { ApiProblem } from '../../lib/api-problem.js'
import { launchNow, launchStreamAddress } from './launch-api.js'

const askAgainMs = 3_000

/** The part of the browser's `EventSource` that is used. */
export interface LaunchStream {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void
  close(): void
}

export interface FollowParts {
  readonly openStream: (address: string) => LaunchStream
  readonly ask: (id: string) => Promise<LaunchView>
  readonly after: (delayMs: number, act: () => void) => () => void
}

const browserParts: FollowParts = {
  openStream: (address) => new EventSource(address, { withCredentials: true }),
  ask: launchNow,
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs)
    return () => clearTimeout(timer)
  },
}

export interface Followed {
  onLaunch(launch: LaunchView): void
  /** There is no such launch, or it is not ours. */
  onAbsent(): void
  /** True while nothing is heard from the server. */
  onSilence(isSilent: boolean): void
}

/**
 * Follows a launch to its end by its event stream; the browser resumes a broken one by itself. From a break until the
 * next message the launch is asked for as well, so a stream that never comes back (no cookie, a proxy) loses nothing.
 */
export function followLaunch(id: string, followed: Followed, parts: FollowParts = browserParts): () => void {
  let isOver = false
  let cancelAsking = (): void => {}
  const stream = parts.openStream(launchStreamAddress(id))

  const stop = () => {
    isOver = true
    cancelAsking()
    stream.close()
  }
  const hear = (launch: LaunchView) => {
    if (isOver) return
    followed.onSilence(false)
    followed.onLaunch(launch)
    if (launch.status !== 'pending') stop()
  }
  const ask = () => {
    cancelAsking()
    parts.ask(id).then(hear, (error: unknown) => {
      if (isOver) return
      if (error instanceof ApiProblem && error.status === 404) {
        stop()
        return followed.onAbsent()
      }
      followed.onSilence(true)
    })
    if (!isOver) cancelAsking = parts.after(askAgainMs, ask)
  }

  stream.addEventListener('launch', ({ data }) => {
    const launch = LaunchView.safeParse(parsed(data))
    if (!launch.success) return
    cancelAsking()
    hear(launch.data)
  })
  stream.addEventListener('error', () => !isOver && ask())
  return stop
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
