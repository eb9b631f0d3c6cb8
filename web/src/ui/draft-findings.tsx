import type {
  AnsweredFinding,
  Confirmations,
  DraftView,
  FindingAnswer,
  PersonalFinding,
} from '@thumbfolio/contracts'
import { keyOf } from '../lib/finding-texts.js'
import { FindingList } from './finding-list.js'

interface DraftFindingsProps {
  draft: DraftView
  isReady: boolean
  /** `confirm` gets the draft at the time of sending: the ids of findings belong to one version of it. */
  onAnswer: (confirm: (now: DraftView) => Confirmations) => void
}

type Known = PersonalFinding & Partial<Pick<AnsweredFinding, 'answer'>>

const allOf = ({ findings, answered }: DraftView): Known[] =>
  [...findings, ...answered].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))

/** Personal details of a draft. What is not answered is not on the page. */
export function DraftFindings({ draft, isReady, onAnswer }: DraftFindingsProps) {
  const all: Known[] = allOf(draft)
  if (all.length === 0) return null
  const open = draft.findings.length
  const answers = (given: readonly PersonalFinding[], answer: FindingAnswer) => {
    const keys = new Set(given.map(keyOf))
    onAnswer((now) => allOf(now).flatMap((one) => (keys.has(keyOf(one)) ? [{ id: one.id, answer }] : [])))
  }
  return (
    <section aria-labelledby="draft-findings-title" className="mt-6">
      <h3 id="draft-findings-title" className="mb-1 font-semibold">
        Personal details on this page
      </h3>
      <p className="mb-4 text-sm text-muted" role="status">
        {open > 0 ? `${open} left to answer. Until then they are hidden.` : 'All answered.'}
      </p>
      <FindingList
        findings={all}
        answerOf={(finding) => (finding as Known).answer}
        isReady={isReady}
        onAnswer={answers}
      />
    </section>
  )
}
