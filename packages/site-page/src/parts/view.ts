import type { ResumeContent } from '@thumbfolio/contracts'
import type { LineId } from '../page/composition.js'
import { html, type Html, type Part } from './html.js'
import type { Labels } from './labels.js'
import { directionOf, type Direction } from './text.js'

/** What every part of a page needs to know. */
export interface View {
  readonly content: ResumeContent
  readonly language: string
  readonly direction: Direction
  readonly labels: Labels
  /** What stands at the top, and under no entry. */
  readonly best: ReadonlySet<LineId>
  /** Whether the first bullet of an important entry may be set larger. */
  readonly leads: boolean
  /** Entries of a history that are shown in full, whatever a composer says. */
  readonly unfolded: number
}

/** The `lang` and `dir` of an element with labels, where these are in another language than the page. */
export const labelLanguage = ({ labels, language }: View): Html | undefined =>
  labels.language === language.split('-')[0] ? undefined : html` lang="${labels.language}" dir="ltr"`

/** A word of ours within a line, marked where it is in another language than the page. */
export function wordOf(view: View, word: 'present' | 'expires'): Part {
  const foreign = labelLanguage(view)
  return foreign ? html`<bdi${foreign}>${view.labels[word]}</bdi>` : view.labels[word]
}

/** Ends a period that goes on. */
export const presentOf = (view: View): Part => wordOf(view, 'present')

/** The `dir` of an element whose text runs against the page. */
export function turned(text: string, { direction }: View): Html | undefined {
  const own = directionOf(text)
  return own !== undefined && own !== direction ? html` dir="${own}"` : undefined
}

/** A piece of a line, kept from turning what stands around it. */
export function inline(text: string, view: View): Html | string {
  const dir = turned(text, view)
  return dir ? html`<bdi${dir}>${text}</bdi>` : text
}

export const paragraph = (text: string | undefined, view: View, className?: string): Html | undefined =>
  text
    ? html`<p${className !== undefined && html` class="${className}"`}${turned(text, view)}>${text}</p>`
    : undefined
