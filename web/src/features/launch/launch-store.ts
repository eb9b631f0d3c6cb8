import type { LaunchView } from '@thumbfolio/contracts'
import { create } from 'zustand'
import { refreshUser } from '../../lib/session-store.js'
import { followLaunch } from './follow-launch.js'

interface LaunchState {
  readonly launch: LaunchView | undefined
  readonly isAbsent: boolean
  readonly isSilent: boolean
  /** Whether the launch was still on its way when this page first saw it. */
  readonly wasPending: boolean
}

const nothing: LaunchState = { launch: undefined, isAbsent: false, isSilent: false, wasPending: false }

export const useLaunch = create<LaunchState>(() => nothing)

/** Follows one launch; the credits are asked for again when it has ended. Answers with how to stop. */
export function follow(id: string): () => void {
  useLaunch.setState(nothing)
  return followLaunch(id, {
    onLaunch: (launch) => {
      useLaunch.setState(({ wasPending }) => ({
        launch,
        wasPending: wasPending || launch.status === 'pending',
      }))
      if (launch.status !== 'pending') void refreshUser()
    },
    onAbsent: () => useLaunch.setState({ isAbsent: true }),
    onSilence: (isSilent) => useLaunch.setState({ isSilent }),
  })
}
