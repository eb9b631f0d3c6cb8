import type { DraftView } from '@thumbfolio/contracts'
import { useRef, useState } from 'react'

export interface ShownDraft {
  readonly draft: DraftView
  /** The owner asked for it; false for the draft that is made by default. */
  readonly isAskedFor: boolean
}

/** Runs changes of one draft in order. A response for a draft that was forgotten is ignored. */
export function useDraftChanges() {
  const [shown, setShown] = useState<ShownDraft>()
  const [problem, setProblem] = useState<unknown>()
  const queue = useRef<Promise<ShownDraft | undefined>>(Promise.resolve(undefined))
  const generation = useRef(0)

  /** Resolves to the draft after the change, or to the unchanged one if it failed. */
  const run = (change: (now: ShownDraft | undefined) => Promise<ShownDraft | undefined>) => {
    const begunIn = generation.current
    const next = queue.current.then(async (now) => {
      try {
        const changed = await change(now)
        if (generation.current === begunIn) {
          setShown(changed)
          setProblem(undefined)
        }
        return changed
      } catch (error) {
        if (generation.current === begunIn) setProblem(error)
        return now
      }
    })
    queue.current = next
    return next
  }
  const forget = () => {
    generation.current++
    queue.current = queue.current.then(() => undefined)
    setShown(undefined)
    setProblem(undefined)
  }
  return { shown, problem, run, forget, settled: () => queue.current }
}
