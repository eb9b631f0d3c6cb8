import type { LineId, PageEntry, PageLine, PlacedLine } from '../page/composition.js'
import { anchorOf } from './best-lines.js'
import { picturesOf } from './entry-pictures.js'
import { html, joined, type Html, type Part } from './html.js'
import { webLink } from './safe-link.js'
import { fieldsOf, inline, mark, paragraph, paragraphOf, type View } from './view.js'

/** Text that leads somewhere, when its address may be followed. */
export function linked(text: string, address: string | undefined, view: View, field?: string): Part {
  const link = webLink(address)
  if (!link) return inline(text, view, field)
  const written = link.text === text ? undefined : html` data-a="${link.text}"`
  return html`<a href="${link.href}" ${written}>${inline(text, view, field)}</a>`
}

/** A shorter bullet set large would pass for a heading. Below quotes none is set large. */
const leadingCharacters = 45

type Form = 'about' | 'sentence' | 'bullet'

/** Own words that stand for no line look like the line before them, at the beginning like the one behind. */
function formsOf(lines: readonly PageLine[]): Form[] {
  const forms = lines.map(({ line }) => (line === undefined ? undefined : formOf(line)))
  return forms.map((form, at) => {
    const near = form ?? forms.slice(0, at).findLast(Boolean) ?? forms.slice(at).find(Boolean) ?? 'sentence'
    return form === undefined && near === 'about' ? 'sentence' : near
  })
}

function formOf(line: LineId): Form {
  if (line.includes('/highlights/')) return 'bullet'
  return /^work\/\d+\/description#/.test(line) ? 'about' : 'sentence'
}

/** What an entry says and shows: sentences that follow each other as a paragraph, bullets as a list, in the page's order, then its pictures. */
export function saidOf(entry: PageEntry, view: View, leads = false): Html[] {
  const pictures = picturesOf(entry, view)
  return pictures ? [...textOf(entry, view, leads), pictures] : textOf(entry, view, leads)
}

function textOf({ lines }: PageEntry, view: View, leads: boolean): Html[] {
  const groups: { form: Form; said: PageLine[] }[] = []
  const forms = formsOf(lines)
  for (const [at, line] of lines.entries()) {
    if (line.text.trim() === '' || isBest(line, view)) continue
    const form = forms[at]!
    const last = groups.at(-1)
    if (last?.form === form) last.said.push(line)
    else groups.push({ form, said: [line] })
  }
  const firstList = groups.findIndex(({ form }) => form === 'bullet')
  return groups.flatMap(({ form, said }, at) => {
    if (form === 'bullet') return bulletsOf(said, view, leads && at === firstList && view.best.size === 0)
    return paragraphOf(said, view, form === 'about' ? 'k' : undefined) ?? []
  })
}

export const isBest = ({ line }: PageLine, { best }: View): boolean => line !== undefined && best.has(line)

/** The `id` of an entry that a quote at the top leads to. */
export const anchored = ({ id, lines }: PageEntry, view: View): Html | undefined => {
  const anchor = lines.some((line) => isBest(line, view)) ? html` id="${anchorOf(id)}"` : undefined
  const attribute = mark(view, 'entry', id)
  return anchor && attribute ? html`${anchor}${attribute}` : (anchor ?? attribute)
}

function bulletsOf(bullets: readonly PlacedLine[], view: View, leads: boolean): Html {
  const lead = ({ text }: PageLine, index: number) => leads && index === 0 && text.length >= leadingCharacters
  return html`<ul>
    ${bullets.map(
      (bullet, index) =>
        html`<li${lead(bullet, index) && html` class="first"`}${mark(view, 'at', bullet.at)}>${inline(bullet.text, view)}</li>`,
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

/** With the space after it, if there is one. */
export const comma = (language: string): string =>
  /^(ar|fa|ur)/.test(language) ? '، ' : /^(ja|zh)/.test(language) ? '、' : ', '

/** A line of parts, each in its own direction, with dots between. */
export const dotted = (parts: readonly Said[], view: View, className: string): Html | undefined => {
  const said = saidParts(parts, view)
  return said.length === 0 ? undefined : html`<p class="${className}">${joined(said, ' · ')}</p>`
}

/** A text, and the fields that it shows. */
export interface Said {
  readonly text: string | undefined
  readonly field: string
}

/** Texts of an entry by the names of their fields. */
export type FieldTexts = Readonly<Record<string, string | undefined>>

export const saidFields = (entry: string, texts: FieldTexts): Said[] =>
  Object.entries(texts).map(([name, text]) => ({ text, field: fieldsOf(entry, name) }))

/** Those with a text, each in its own direction. */
export const saidParts = (parts: readonly Said[], view: View): Part[] =>
  parts.flatMap(({ text, field }) => (text?.trim() ? [inline(text, view, field)] : []))

/** Keywords in a quiet line. */
export const keywordsOf = (
  words: readonly string[] | undefined,
  view: View,
  field: string,
): Html | undefined => paragraph(commaList(words, view) || undefined, view, 'k', { field })
