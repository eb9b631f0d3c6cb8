import type { DraftView } from '@thumbfolio/contracts'
import { useRef, useState } from 'react'

export interface ShownDraft {
  readonly draft: DraftView
  /** Its owner asked for it: it is not only there because something has to be. */
  readonly isAskedFor: boolean
}

/** Changes of one draft, each made after the one before it. An answer about one that was forgotten changes nothing. */
export function useDraftChanges() {
  const [shown, setShown] = useState<ShownDraft>()
  const [problem, setProblem] = useState<unknown>()
  const queue = useRef<Promise<ShownDraft | undefined>>(Promise.resolve(undefined))
  const generation = useRef(0)

  /** Answers with the draft as it is then, also where the change failed. */
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
