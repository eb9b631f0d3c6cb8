import { LaunchView } from '@thumbfolio/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiProblem } from '../../lib/api-problem.js'
import { refreshUser } from '../../lib/session-store.js'
import { launchNow, launchStreamAddress } from './launch-api.js'

const askAgainMs = 3_000

/**
 * Follows a launch to its end by its event stream; the browser resumes a broken one by itself. From a break until the
 * next message the launch is asked for as well, so a stream that never comes back (no cookie, a proxy) loses nothing.
 * `isAbsent`: there is no such launch, or it is not ours. `isSilent`: nothing is heard from the server.
 */
export function useLaunch(id: string) {
  const queryClient = useQueryClient()
  const [isBroken, setIsBroken] = useState(false)
  const query = useQuery({
    queryKey: ['launch', id],
    queryFn: ({ signal }) => launchNow(id, signal),
    enabled: isBroken,
    refetchInterval: ({ state }) => !isOver(state.data, state.error) && askAgainMs,
    refetchIntervalInBackground: true,
  })
  const { data: launch, error, errorUpdateCount } = query
  const hasEnded = isOver(launch, error)
  useEffect(() => {
    if (hasEnded) return
    const stream = new EventSource(launchStreamAddress(id), { withCredentials: true })
    stream.addEventListener('launch', ({ data }: MessageEvent<string>) => {
      const heard = LaunchView.safeParse(parsed(data))
      if (!heard.success) return
      setIsBroken(false)
      queryClient.setQueryData(['launch', id], heard.data)
    })
    stream.addEventListener('error', () => setIsBroken(true))
    return () => stream.close()
  }, [id, hasEnded, queryClient])
  // The credits are captured or released now.
  const isFinal = launch !== undefined && launch.status !== 'pending'
  useEffect(() => {
    if (isFinal) void refreshUser()
  }, [isFinal])

  const hasFailed = launch === undefined ? errorUpdateCount > 0 : error !== null
  return { launch, isAbsent: isMissing(error), isSilent: isBroken && hasFailed && !isMissing(error) }
}

const isMissing = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404

const isOver = (launch: LaunchView | undefined, error: unknown): boolean =>
  isMissing(error) || (launch !== undefined && launch.status !== 'pending')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
