import type { Confirmations, FindingAnswer, PersonalFinding, SiteContent } from '@thumbfolio/contracts'
import { FindingList } from '../../ui/finding-list.js'

interface SiteFindingsProps {
  content: SiteContent
  isReady: boolean
  onAnswer: (confirm: Confirmations) => void
}

/** Personal details that wait for an answer and are hidden until then, and those that have one; nothing where there are none. */
export function SiteFindings({ content, isReady, onAnswer }: SiteFindingsProps) {
  const { findings = [], answered = [] } = content
  if (findings.length + answered.length === 0) return null
  const answers = (given: readonly PersonalFinding[], answer: FindingAnswer) =>
    onAnswer(given.map(({ id }) => ({ id, answer })))
  const known = new Map(answered.map(({ id, answer }) => [id, answer]))
  return (
    <section aria-labelledby="site-findings-title">
      <h2 id="site-findings-title" className="mb-3 text-lg font-semibold">
        Personal details on this page
      </h2>
      {findings.length > 0 && (
        <>
          <p className="mb-4 text-sm text-muted" role="status">
            {findings.length} left to answer. Until then they are hidden.
          </p>
          <FindingList findings={findings} answerOf={() => undefined} isReady={isReady} onAnswer={answers} />
        </>
      )}
      {answered.length > 0 && (
        <details className="mt-4" open={findings.length === 0 && answered.length < 3}>
          <summary className="w-fit cursor-pointer font-semibold">Answered ({answered.length})</summary>
          <div className="mt-4">
            <FindingList
              findings={answered}
              answerOf={({ id }) => known.get(id)}
              isReady={isReady}
              onAnswer={answers}
            />
          </div>
        </details>
      )}
    </section>
  )
}
