import { create } from 'zustand'

/** Asks the person; true where what would be lost may be lost. */
export type AskToLeave = () => Promise<boolean>

const useLeaving = create<{ readonly asks: readonly AskToLeave[] }>(() => ({ asks: [] }))

/** Guards every way out that is not a navigation, until it is removed. */
export function guardLeaving(ask: AskToLeave): () => void {
  useLeaving.setState(({ asks }) => ({ asks: [...asks, ask] }))
  return () => useLeaving.setState(({ asks }) => ({ asks: asks.filter((other) => other !== ask) }))
}

/** Whether nothing would be lost, or the person said that it may be. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of useLeaving.getState().asks) if (!(await ask())) return false
  return true
}

/** Whether the screen has unsaved input. */
export const useHasUnsaved = (): boolean => useLeaving(({ asks }) => asks.length > 0)
