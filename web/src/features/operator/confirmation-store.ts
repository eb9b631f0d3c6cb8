import { create } from 'zustand'

/** Whether the password is being asked for. */
export const useConfirmation = create<{ readonly isWanted: boolean }>(() => ({ isWanted: false }))

const waiting: ((isConfirmed: boolean) => void)[] = []

/** Asks for the password. Calls that need it at the same time wait for the same answer; false: it was not entered. */
export const passwordConfirmed = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    useConfirmation.setState({ isWanted: true })
  })

export function endConfirmation(isConfirmed: boolean): void {
  useConfirmation.setState({ isWanted: false })
  for (const resolve of waiting.splice(0)) resolve(isConfirmed)
}
