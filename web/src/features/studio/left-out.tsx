import { LeftOutList } from '../../ui/left-out-list.js'
import { isBack, placeName, placeOf, putBack, takenOut, type RemovedSentence } from './put-back.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface LeftOutProps {
  studio: Studio
  now: StudioState
}

/** What the last launch left out. What the owner wrote can be put back as their own words. */
export function LeftOut({ studio, now }: LeftOutProps) {
  const { removed } = now.draft.content
  if (removed.length === 0) return null
  return (
    <details>
      <summary className="w-fit cursor-pointer font-semibold">What was left out ({removed.length})</summary>
      <div className="mt-2">
        <LeftOutList
          removed={removed}
          action={({ sentence }) => sentence && <PutBack {...{ studio, now, sentence }} />}
        />
      </div>
    </details>
  )
}

function PutBack({ studio, now: { history, ids }, sentence }: LeftOutProps & { sentence: RemovedSentence }) {
  const words = history.now
  const place = placeOf(sentence, ids)
  const name = placeName(words, place)
  if (name === undefined) return null
  const wasPutBack = isBack(words, place, sentence)
  const label = wasPutBack ? 'Remove it again' : `Put it back under ${name}`
  return (
    <span className="block">
      <button
        type="button"
        className="link"
        aria-label={`${label}: ${sentence.text}`}
        onClick={() =>
          studio.apply((before) =>
            wasPutBack ? takenOut(before, place, sentence) : putBack(before, place, sentence),
          )
        }
      >
        {label}
      </button>
      <span role="status">{wasPutBack && ` It is under ${name}, in your own words.`}</span>
    </span>
  )
}
