import { create } from 'zustand'

/** Whether the password has to be entered before the next call is taken. */
export const useConfirmation = create<{
  readonly isWanted: boolean
  /** How often it was entered: what could not be loaded before is loaded again. */
  readonly times: number
}>(() => ({ isWanted: false, times: 0 }))

export const askForPassword = (): void => useConfirmation.setState({ isWanted: true })

export const stopAsking = (): void => useConfirmation.setState({ isWanted: false })

export const passwordConfirmed = (): void =>
  useConfirmation.setState(({ times }) => ({ isWanted: false, times: times + 1 }))
