import { useId, type KeyboardEvent } from 'react'
import type { PlacingLines } from './use-placing.js'

interface LeftOverListProps {
  placing: PlacingLines
  /** Pieces of hidden text, which are never published. */
  hidden: number
}

/** Nothing that a person wrote disappears: text without a place is listed beside the page, to be put where it belongs. */
export function LeftOverList({ placing, hidden }: LeftOverListProps) {
  const { leftOvers } = placing
  if (leftOvers.length === 0 && hidden === 0) return null
  return (
    <section aria-labelledby="unplaced-title" className="mb-10">
      <h2 id="unplaced-title" className="text-lg font-semibold">
        {leftOvers.length === 0 ? 'Everything has its place' : 'Not placed yet'}
      </h2>
      {leftOvers.length > 0 && <Lines placing={placing} />}
      {hidden > 0 && (
        <p className="mt-3 text-sm text-muted">
          {hidden === 1 ? 'One piece of hidden text was' : `${hidden} pieces of hidden text were`} left out:
          hidden text in your PDF is never published.
        </p>
      )}
    </section>
  )
}

function Lines({ placing: { leftOvers, marking, press, click } }: { placing: PlacingLines }) {
  const id = useId()
  const active = leftOvers.findIndex(({ key }) => key === marking.active)
  const hintId = `${id}-hint`
  return (
    <>
      <p id={hintId} className="mt-1 text-sm text-muted">
        Mark one line or several, here or on the page, then say what they are. Arrow keys and Space mark,
        letters place.
      </p>
      <ul
        id={id}
        role="listbox"
        aria-multiselectable="true"
        aria-labelledby="unplaced-title"
        aria-describedby={hintId}
        tabIndex={0}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        className="mt-3 max-h-80 overflow-auto overscroll-contain rounded-sm border border-line"
        onKeyDown={(event: KeyboardEvent) => press(event, leftOvers)}
      >
        {leftOvers.map(({ key, text, page }, at) => {
          const isMarked = marking.marked.includes(key)
          return (
            <li
              key={key}
              id={`${id}-${at}`}
              role="option"
              aria-selected={isMarked}
              dir="auto"
              className={`cursor-pointer px-3 py-2 text-sm wrap-anywhere select-none not-first:border-t not-first:border-line ${isMarked ? 'bg-[oklch(85%_0.16_95)] text-black' : ''} ${at === active ? 'outline-2 -outline-offset-2 outline-base-content' : ''}`}
              onClick={(event) => click(event, key, leftOvers)}
            >
              {text}
              <span className={isMarked ? '' : 'text-muted'}> · page {page}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
