import { sameTheme, type DraftView, type SiteTheme } from '@thumbfolio/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  changeDraft,
  discardDraft,
  draftNow,
  makeDraft,
  type DraftChange,
  type DraftWanted,
} from './draft-api.js'

const lookEveryMs = 1_000

/** Changes of one draft, each made after the one before it. `key`: an answer about another draft changes nothing here. */
function useChanges(key: string | undefined) {
  const [draft, setDraft] = useState<DraftView>()
  const [problem, setProblem] = useState<unknown>()
  const queue = useRef<Promise<DraftView | undefined>>(Promise.resolve(undefined))
  const current = useRef(key)
  current.current = key
  const isCurrent = (begunFor: string | undefined) => current.current === begunFor

  /** Answers with the draft as it is then, also where the change failed. */
  const run = (change: (now: DraftView | undefined) => Promise<DraftView | undefined>) => {
    const begunFor = current.current
    const next = queue.current.then(async (now) => {
      try {
        const changed = await change(now)
        if (isCurrent(begunFor)) setDraft(changed)
        setProblem(undefined)
        return changed
      } catch (error) {
        if (isCurrent(begunFor)) setProblem(error)
        return now
      }
    })
    queue.current = next
    return next
  }
  const forget = () => {
    queue.current = queue.current.then(() => undefined)
    setDraft(undefined)
    setProblem(undefined)
  }
  return { draft, problem, run, forget, isCurrent, settled: () => queue.current }
}

/** The draft of a launch. One is made by itself where no model has to be asked, else when its owner wants it. */
export function useDraft(
  wanted: DraftWanted | undefined,
  { isFree, theme }: { isFree: boolean; theme: SiteTheme | undefined },
) {
  const key = wanted && [wanted.fileUrl, wanted.siteName, wanted.model, wanted.edits, isFree].join(' ')
  const { draft, problem, run, settled, forget, isCurrent } = useChanges(key)
  const [isMaking, setIsMaking] = useState(false)
  const reload = async () => (await run(async (now) => (now ? draftNow(now.id) : now))) ?? null
  /** The key of the draft that is on its way: pressing again asks for no second one. */
  const making = useRef<string>(undefined)
  const make = async (more: Partial<DraftWanted> = {}, before?: () => Promise<void>) => {
    if (!wanted || making.current === key) return
    const begunFor = key
    making.current = key
    setIsMaking(true)
    await run(async () => {
      await before?.()
      const made = await makeDraft({ ...wanted, ...more })
      const isInTheme =
        theme === undefined || made.launchId !== undefined || sameTheme(made.content.theme, theme)
      return isInTheme ? made : changeDraft(made.id, { theme })
    })
    if (making.current === begunFor) making.current = undefined
    if (isCurrent(begunFor)) setIsMaking(false)
  }

  // Another resume, name or model is another draft. A launch still waits for the one that is on its way: what the owner
  // allows for the launch does not hold for that draft.
  useEffect(() => {
    forget()
    setIsMaking(false)
    if (key !== undefined && isFree) void make()
  }, [key])

  const isWriting = draft?.status === 'writing'
  useQuery({
    queryKey: ['draft', draft?.id],
    queryFn: () => reload(),
    enabled: isWriting,
    refetchInterval: lookEveryMs,
  })

  return {
    draft,
    isMaking,
    problem,
    make,
    change: (change: DraftChange) => run(async (now) => (now ? changeDraft(now.id, change) : now)),
    /** With the version that is on screen: a change elsewhere is refused, not overwritten. */
    save: (save: (draft: DraftView) => Promise<DraftView>) => run(async (now) => (now ? save(now) : now)),
    reload,
    /** Waits for what is on its way. */
    settled,
    /** Deletes it. What is launched then is made anew. */
    discard: () =>
      void run(async (now) => {
        if (now) await discardDraft(now.id)
        return undefined
      }),
  }
}
