import type { ResumeContent } from '@thumbfolio/contracts'
import { html, type Html } from './html.js'
import type { Labels } from './labels.js'
import { directionOf, type Direction } from './text.js'

/** What every part of a page needs to know. */
export interface View {
  readonly content: ResumeContent
  readonly language: string
  readonly direction: Direction
  readonly labels: Labels
}

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
