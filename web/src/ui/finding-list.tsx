import type { FindingAnswer, PersonalFinding } from '@thumbfolio/contracts'
import { useId } from 'react'
import { answerTexts, keyOf, kindNames, markedLine } from '../lib/finding-texts.js'
import { Segments } from './segments.js'

interface FindingListProps {
  findings: readonly PersonalFinding[]
  answerOf: (finding: PersonalFinding) => FindingAnswer | undefined
  isReady: boolean
  onAnswer: (findings: readonly PersonalFinding[], answer: FindingAnswer) => void
}

/** Personal details, each with the line that it is in, where that is, and what becomes of it. */
export function FindingList({ findings, answerOf, isReady, onAnswer }: FindingListProps) {
  const id = useId()
  const open = findings.filter((one) => answerOf(one) === undefined && one.answers.includes('hide'))
  return (
    <fieldset disabled={!isReady} className="@container">
      <legend className="sr-only">Personal details</legend>
      {open.length > 1 && (
        <button type="button" className="btn btn-sm mb-4" onClick={() => onAnswer(open, 'hide')}>
          Hide all {open.length}
        </button>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {findings.map((finding, at) => (
          <li key={keyOf(finding)} className="rounded-box border border-line p-4 text-base-content">
            <p className="text-sm text-muted">
              {kindNames[finding.kind]} · {finding.where}
            </p>
            <Line finding={finding} />
            <Segments
              legend={`What to do with ${finding.text}`}
              name={`${id}-${at}`}
              chosen={answerOf(finding)}
              options={finding.answers.map((answer) => ({ id: answer, ...answerTexts[answer] }))}
              onChoose={(answer) => onAnswer([finding], answer)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Line({ finding }: { finding: PersonalFinding }) {
  const [before, value, behind] = markedLine(finding)
  return (
    <p className="mt-1 mb-3 wrap-anywhere">
      {before}
      {value !== '' && <mark className="rounded-sm bg-warning/35 px-0.5 text-base-content">{value}</mark>}
      {behind}
    </p>
  )
}
