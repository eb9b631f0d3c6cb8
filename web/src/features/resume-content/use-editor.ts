import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiProblem } from '../../lib/api-problem.js'
import { isEmpty } from '../../lib/check-fields.js'
import { checkedContent, problemsAt } from './check-draft.js'
import { changesAt, type Change } from './reading-changes.js'
import { rebased, type Typed } from './rebase.js'
import { readAgain, readingOf, saveCorrections, type TaggedReading } from './resume-content-api.js'
import { useTyped } from './use-typed.js'

/** What another reading of the PDF brought. */
export interface RereadResult {
  readonly changes: readonly Change[]
  /** Corrections that stayed although the reading sees something else. */
  readonly kept: readonly Change[]
}

type Work = 'save' | 'reread' | 'load'

/** One piece of work at a time: which, and why the last one failed. What is wrong with a field is said there. */
function useWork({ latest, setProblems }: ReturnType<typeof useTyped>) {
  const [failure, setFailure] = useState<unknown>()
  const [working, setWorking] = useState<Work>()
  const run = async (kind: Work, work: () => Promise<void>) => {
    setWorking(kind)
    try {
      await work()
      setFailure(undefined)
    } catch (error) {
      const found = error instanceof ApiProblem ? problemsAt(latest.current, error.fields) : {}
      setProblems(found)
      setFailure(isEmpty(found) || found[''] !== undefined ? error : undefined)
    } finally {
      setWorking(undefined)
    }
  }
  return { failure, working, run, forgetFailure: () => setFailure(undefined) }
}

/** A reading while its owner corrects it. What is typed outlives every newer version of it. */
export function useEditor(id: string, initial: TaggedReading) {
  const [saved, setSaved] = useState(initial)
  const [left, setLeft] = useState<readonly Typed[]>([])
  const [reread, setReread] = useState<RereadResult>()
  const { content } = saved.reading
  const typed = useTyped(id, content)
  const { draft } = typed
  const { failure, working, run, forgetFailure } = useWork(typed)

  const follow = (newer: TaggedReading) => {
    const result = rebased(typed.latest.current, content, newer.reading.content)
    setSaved(newer)
    typed.follow(result.draft)
    setLeft((now) => [...now, ...result.left])
  }
  const save = async () => {
    const checked = checkedContent(draft)
    typed.setProblems(checked.problems ?? {})
    if (checked.problems) return forgetFailure()
    await run('save', async () => {
      const next = await saveCorrections(id, { ...checked.content, language: typed.language }, saved.etag)
      setSaved(next)
      typed.saved(next.reading.content)
      setReread(undefined)
      toast.success('Your corrections are saved')
    })
  }
  return {
    ...typed,
    language: typed.language ?? saved.reading.language,
    failure,
    working,
    left,
    reread,
    reading: saved.reading,
    save,
    /** After a change elsewhere: the newer version, with what was typed in it. */
    loadNewer: () =>
      run('load', async () => {
        follow(await readingOf(id))
        toast.success('This is the newer version')
      }),
    readAgain: () =>
      run('reread', async () => {
        const { changed, kept, ...newer } = await readAgain(id, saved.etag)
        const after = newer.reading.content
        setReread({ changes: changesAt(changed, content, after), kept: changesAt(kept, content, after) })
        follow(newer)
      }),
    forgetLeft: () => setLeft([]),
  }
}

export type Editor = ReturnType<typeof useEditor>
