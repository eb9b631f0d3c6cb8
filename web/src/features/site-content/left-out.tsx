import type { SiteContent } from '@thumbfolio/contracts'
import { LeftOutList } from '../../ui/left-out-list.js'
import type { Draft } from '../../lib/page-words.js'
import { isBack, placeOf, putBack, takenOut, type RemovedSentence } from './put-back.js'

interface LeftOutProps {
  removed: SiteContent['removed']
  draft: Draft
  onChange: (draft: Draft) => void
}

/** What the last launch left out, and a way back for what the owner wrote. */
export function LeftOut({ removed, draft, onChange }: LeftOutProps) {
  const canReturn = removed.some(({ sentence }) => sentence && placeOf(draft, sentence) !== undefined)
  return (
    <section aria-labelledby="left-out-title">
      <h2 id="left-out-title" className="mb-3 text-lg font-semibold">
        What was left out
      </h2>
      {removed.length === 0 && <p className="text-sm text-muted">Nothing.</p>}
      {canReturn && (
        <p className="mb-3 text-sm">
          What you wrote can be put back. It is then on the page as your own words.
        </p>
      )}
      <LeftOutList
        removed={removed}
        action={({ sentence }) =>
          sentence && <PutBack sentence={sentence} draft={draft} onChange={onChange} />
        }
      />
    </section>
  )
}

interface PutBackProps {
  sentence: RemovedSentence
  draft: Draft
  onChange: (draft: Draft) => void
}

function PutBack({ sentence, draft, onChange }: PutBackProps) {
  const place = placeOf(draft, sentence)
  if (place === undefined) return null
  const wasPutBack = isBack(draft, sentence)
  const label = wasPutBack ? 'Take it out again' : `Put it back under ${place}`
  return (
    <span className="block">
      <button
        type="button"
        className="link"
        aria-label={`${label}: ${sentence.text}`}
        onClick={() => onChange(wasPutBack ? takenOut(draft, sentence) : putBack(draft, sentence))}
      >
        {label}
      </button>
      <span role="status">{wasPutBack && ` It stands under ${place} in your own words.`}</span>
    </span>
  )
}
