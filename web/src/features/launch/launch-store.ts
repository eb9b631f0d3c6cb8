import type { LaunchView } from '@thumbfolio/contracts'
import { create } from 'zustand'
import { refreshUser } from '../../lib/session-store.js'
import { followLaunch } from './follow-launch.js'

interface LaunchState {
  readonly launch: LaunchView | undefined
  readonly isAbsent: boolean
  readonly isSilent: boolean
  /** The launch begun on this page, until its end was told: the stream of an old one is replayed like news. */
  readonly awaitedId: string | undefined
}

const nothing = { launch: undefined, isAbsent: false, isSilent: false }

export const useLaunch = create<LaunchState>(() => ({ ...nothing, awaitedId: undefined }))

export const awaitLaunch = (id: string): void => useLaunch.setState({ awaitedId: id })

/** Whether this launch was awaited here; it is not any more. */
export function isAwaited(id: string): boolean {
  const { awaitedId } = useLaunch.getState()
  if (awaitedId === id) useLaunch.setState({ awaitedId: undefined })
  return awaitedId === id
}

/** Follows one launch; the credits are asked for again when it has ended. Answers with how to stop. */
export function follow(id: string): () => void {
  useLaunch.setState(nothing)
  return followLaunch(id, {
    onLaunch: (launch) => {
      useLaunch.setState({ launch })
      if (launch.status !== 'pending') void refreshUser()
    },
    onAbsent: () => useLaunch.setState({ isAbsent: true }),
    onSilence: (isSilent) => useLaunch.setState({ isSilent }),
  })
}
