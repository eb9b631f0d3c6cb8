import type { ModelId, ResumeLanguageCode } from '@thumbfolio/contracts'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiProblem } from '../../lib/api-problem.js'
import { isEmpty, type FieldProblems } from '../../lib/check-fields.js'
import { checkedContent, problemsAt } from './check-draft.js'
import { draftOf, isChanged, withEntries, withField, type Draft, type DraftEntry } from './draft.js'
import { changesAt, type Change } from './reading-changes.js'
import { rebased, type Typed } from './rebase.js'
import {
  acceptSuggestion,
  leaveSuggestion,
  readAgain,
  readingOf,
  saveCorrections,
  suggestReading,
  type TaggedReading,
} from './resume-content-api.js'

/** What another reading of the PDF brought. */
export interface RereadResult {
  readonly changes: readonly Change[]
  /** Corrections that stayed although the reading sees something else. */
  readonly kept: readonly Change[]
}

type Work = 'save' | 'reread' | 'load' | 'suggest' | 'accept' | 'leave'

/** A reading while its owner corrects it. What is typed outlives every newer version of it. */
export function useEditor(id: string, initial: TaggedReading) {
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(() => draftOf(initial.reading.content))
  /** Absent while it is as it was loaded. */
  const [language, setLanguage] = useState<ResumeLanguageCode>()
  const [problems, setProblems] = useState<FieldProblems>({})
  const [failure, setFailure] = useState<unknown>()
  const [working, setWorking] = useState<Work>()
  const [left, setLeft] = useState<readonly Typed[]>([])
  const [reread, setReread] = useState<RereadResult>()
  /** Typed while an answer was on its way. */
  const latest = useRef(draft)
  latest.current = draft
  const { content } = saved.reading

  const follow = (newer: TaggedReading) => {
    const result = rebased(latest.current, content, newer.reading.content)
    setSaved(newer)
    setDraft(result.draft)
    setLeft((now) => [...now, ...result.left])
    setProblems({})
  }
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

  return {
    draft,
    problems,
    failure,
    working,
    left,
    reread,
    reading: saved.reading,
    language: language ?? saved.reading.language,
    setLanguage,
    hasChanges: isChanged(draft, content) || language !== undefined,
    setField: (entry: string, key: string, text: string) => {
      setDraft((now) => withField(now, entry, key, text))
      setProblems(({ [`${entry}/${key}`]: _, ...others }) => others)
    },
    setEntries: (root: string, change: (entries: readonly DraftEntry[]) => readonly DraftEntry[]) =>
      setDraft((now: Draft) => withEntries(now, root, change)),
    undo: () => {
      setDraft(draftOf(content))
      setLanguage(undefined)
      setProblems({})
    },
    save: async () => {
      const checked = checkedContent(draft)
      setProblems(checked.problems ?? {})
      if (checked.problems) return setFailure(undefined)
      await run('save', async () => {
        const next = await saveCorrections(id, { ...checked.content, language }, saved.etag)
        setSaved(next)
        setLanguage(undefined)
        setDraft(draftOf(next.reading.content))
        setReread(undefined)
        toast.success('Your corrections are saved')
      })
    },
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
    /** Has a model sort the lines, once `allow` is done; what comes of it waits beside the reading. */
    suggest: (model: ModelId, allow: () => Promise<unknown>) =>
      run('suggest', async () => {
        await allow()
        follow(await suggestReading(id, model))
      }),
    acceptSuggestion: () =>
      run('accept', async () => {
        follow(await acceptSuggestion(id, saved.etag))
        setReread(undefined)
        toast.success('The suggestion is in your resume')
      }),
    leaveSuggestion: () =>
      run('leave', async () => {
        await leaveSuggestion(id)
        const { suggestion: _, ...reading } = saved.reading
        follow({ ...saved, reading })
        toast.success('Everything stays as it was')
      }),
    forgetLeft: () => setLeft([]),
  }
}

export type Editor = ReturnType<typeof useEditor>
