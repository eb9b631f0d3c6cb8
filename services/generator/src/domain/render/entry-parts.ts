import type { ComposedEntry } from '../composition.js'
import { html, joined, type Html, type Part } from './html.js'
import { webLink } from './safe-link.js'
import { inline, paragraph, type View } from './view.js'

/** Text that leads somewhere, when its address may be followed. */
export function linked(text: string, address: string | undefined, view: View): Part {
  const link = webLink(address)
  if (!link) return inline(text, view)
  const written = link.text === text ? undefined : html` data-a="${link.text}"`
  return html`<a href="${link.href}" ${written}>${inline(text, view)}</a>`
}

/** A composer's prose about an entry, or else the entry's own words. */
export const proseOf = ({ prose }: ComposedEntry, own: string | undefined): string | undefined =>
  prose && prose.length > 0 ? prose.map(({ text }) => text).join(' ') : own

/** A shorter bullet set large would pass for a heading. */
const leadingCharacters = 45

export function bulletsOf(
  bullets: readonly string[] | undefined,
  view: View,
  leads = false,
): Html | undefined {
  const said = (bullets ?? []).filter((bullet) => bullet.trim() !== '')
  if (said.length === 0) return undefined
  const lead = (bullet: string, index: number) => leads && index === 0 && bullet.length >= leadingCharacters
  return html`<ul>
    ${said.map(
      (bullet, index) => html`<li${lead(bullet, index) && html` class="first"`}>${inline(bullet, view)}</li>`,
    )}
  </ul>`
}

/** What an entry says below its heading; undefined when it says nothing. */
export function bodyOf(parts: readonly Part[]): Html | undefined {
  const said = joined(parts, '')
  return said.length > 0 ? html`<div class="b">${said}</div>` : undefined
}

export const commaList = (words: readonly string[] | undefined, { language }: View): string =>
  (words ?? []).filter((word) => word.trim() !== '').join(comma(language))

/** With the space behind it, where one stands. */
export const comma = (language: string): string =>
  /^(ar|fa|ur)/.test(language) ? '، ' : /^(ja|zh)/.test(language) ? '、' : ', '

/** A line of parts, each in its own direction, with dots between. */
export const dotted = (
  parts: readonly (string | undefined)[],
  view: View,
  className: string,
): Html | undefined => {
  const said = parts.filter((part): part is string => part !== undefined && part.trim() !== '')
  if (said.length === 0) return undefined
  return html`<p class="${className}">
    ${joined(
      said.map((part) => inline(part, view)),
      ' · ',
    )}
  </p>`
}

/** Keywords in a quiet line. */
export const keywordsOf = (words: readonly string[] | undefined, view: View): Html | undefined =>
  paragraph(commaList(words, view) || undefined, view, 'k')
