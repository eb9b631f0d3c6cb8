import type { ResumeContent, ResumeLanguageCode } from '@thumbfolio/contracts'
import { useEffect, useRef, useState } from 'react'
import { answeredOf, keepAnswers } from '../../lib/answered-questions.js'
import type { FieldProblems } from '../../lib/check-fields.js'
import { draftOf, entryAt, isChanged, withEntries, withField, type Draft, type DraftEntry } from './draft.js'
import { begun, changed, redone, undone, type History } from '../../lib/history.js'
import type { Page, PageLine } from './page-lines.js'
import { placed, type Hands, type Target } from './place-lines.js'

/** Of the lines that their owner left out or put where their text is not found, kept in this browser. */
const linesOf = (resumeId: string) => `${resumeId}/lines`

const handsFor = (resumeId: string, content: ResumeContent): Hands => ({
  draft: draftOf(content),
  settled: answeredOf(linesOf(resumeId)),
  loose: [],
})

/** What its owner changed in a reading, step by step, and what is wrong with it. */
export function useTyped(resumeId: string, content: ResumeContent) {
  const [history, setHistory] = useState<History<Hands>>(() => begun(handsFor(resumeId, content)))
  /** Absent while it is as it was loaded. */
  const [language, setLanguage] = useState<ResumeLanguageCode>()
  const [problems, setProblems] = useState<FieldProblems>({})
  const { draft, settled } = history.now
  /** Typed while an answer was on its way. */
  const latest = useRef(draft)
  latest.current = draft
  const hasChanges = isChanged(draft, content) || language !== undefined
  useEffect(() => {
    // Words that are not saved come back as left-overs when the page is opened again.
    if (!hasChanges) keepAnswers(linesOf(resumeId), settled)
  }, [hasChanges, resumeId, settled])

  const step = (change: (hands: Hands) => Hands, burst?: string) =>
    setHistory((now) => changed(now, change(now.now), burst))
  const apply = (change: (draft: Draft) => Draft, burst?: string) =>
    step((hands) => {
      const next = change(hands.draft)
      return next === hands.draft ? hands : { ...hands, draft: next }
    }, burst)
  return {
    draft,
    placing: history.now,
    language,
    problems,
    latest,
    setLanguage,
    setProblems,
    hasChanges,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    apply,
    setField: (entry: string, key: string, text: string) => {
      apply((now) => withField(now, entry, key, text), `${entry}/${key}`)
      setProblems(({ [`${entry}/${key}`]: _, ...others }) => others)
    },
    setEntries: (root: string, change: (entries: readonly DraftEntry[]) => readonly DraftEntry[]) =>
      apply((now) => withEntries(now, root, change)),
    place: (lines: readonly PageLine[], target: Target, page: Page) =>
      step((hands) => placed(hands, lines, target, page)),
    /** The lines of the page that it was made of have no place any more. */
    remove: (id: string, change: (draft: Draft) => Draft) =>
      step((hands) => {
        const own = entryAt(hands.draft, id)?.entry.lines ?? []
        return {
          ...hands,
          draft: change(hands.draft),
          settled: hands.settled.filter((key) => !own.includes(key)),
        }
      }),
    stepBack: () => setHistory(undone),
    stepForward: () => setHistory(redone),
    /** What was saved, as it came back; the steps before it can still be undone. */
    saved: (next: ResumeContent) => {
      setHistory((now) => ({ ...now, now: { ...now.now, draft: draftOf(next) }, burst: undefined }))
      setLanguage(undefined)
      setProblems({})
    },
    /** A draft over another version: to undo a step would undo what was changed elsewhere. */
    follow: (next: Draft) => {
      setHistory((now) => begun({ ...now.now, draft: next }))
      setProblems({})
    },
    /** As it was loaded; that can be undone too. */
    reset: () => {
      step(() => handsFor(resumeId, content))
      setLanguage(undefined)
      setProblems({})
    },
  }
}
