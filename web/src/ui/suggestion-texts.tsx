import type { SiteSuggestion } from '@thumbfolio/contracts'
import { Fragment } from 'react'
import { markedRuns, originalRuns } from '../lib/marked-text.js'

/** What is on the page beside what is suggested. Changed words are underlined; new ones also have the warning colour. */
export const SuggestionTexts = ({ suggestion }: { suggestion: SiteSuggestion }) => (
  <div className="grid grid-cols-1 gap-4 @md:grid-cols-2">
    <div className="min-w-0">
      <h4 className="mb-1 text-sm text-muted">On your page now</h4>
      <p className="wrap-anywhere">
        {suggestion.original === '' ? 'Nothing yet.' : <Original suggestion={suggestion} />}
      </p>
    </div>
    <div className="min-w-0">
      <h4 className="mb-1 text-sm text-muted">Suggested</h4>
      <p className="wrap-anywhere">
        {markedRuns(suggestion).map((run, at) => (
          <Run key={at} {...run} />
        ))}
      </p>
    </div>
  </div>
)

const Original = ({ suggestion }: { suggestion: SiteSuggestion }) =>
  originalRuns(suggestion).map(({ text, isRemoved }, at) => (
    <Fragment key={at}>
      {spaceBefore(text)}
      {isRemoved ? <del className="text-muted decoration-1">{text.trimStart()}</del> : text.trimStart()}
    </Fragment>
  ))

/** No line goes through or under the space before a changed word. */
const spaceBefore = (text: string): string => text.slice(0, text.length - text.trimStart().length)

function Run({ text, isAdded, isBeyond }: ReturnType<typeof markedRuns>[number]) {
  if (isBeyond)
    return (
      <mark className="rounded-sm bg-warning/35 px-0.5 text-base-content underline decoration-warning decoration-wavy decoration-2 underline-offset-4">
        {text}
        <span className="sr-only"> (not in your resume)</span>
      </mark>
    )
  if (!isAdded) return <span>{text}</span>
  return (
    <>
      {spaceBefore(text)}
      <ins className="decoration-2 underline-offset-4">{text.trimStart()}</ins>
    </>
  )
}
