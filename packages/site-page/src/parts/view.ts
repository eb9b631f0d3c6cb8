import type { GitHubProject, ResumeContent } from '@thumbfolio/contracts'
import type { EntryId, LineId, PlacedLine, SectionName } from '../page/composition.js'
import { html, joined, type Html, type Part } from './html.js'
import type { Labels } from './labels.js'
import { directionOf, type Direction } from './text.js'

/** What every part of a page needs to know. */
export interface View {
  readonly content: ResumeContent
  readonly language: string
  readonly direction: Direction
  readonly labels: Labels
  /** Sections with a title of their owner. */
  readonly titles: Readonly<Partial<Record<SectionName, string>>>
  /** Lines that are quoted at the top, and are not repeated under their entry. */
  readonly best: ReadonlySet<LineId>
  /** Whether the first bullet of an important entry may be set larger. */
  readonly leads: boolean
  /** Entries of a history that are shown in full, whatever a composer says. */
  readonly unfolded: number
  /** Projects of GitHub, after those of the resume. */
  readonly github: readonly GitHubProject[]
  /** Whether elements have `data-` attributes for an editor. Published pages have none. */
  readonly marks: boolean
  /** The way from the document to the root of the site: '' there, else `../`. */
  readonly root: '' | '../'
  /** Addresses of case studies by their projects, for the first page. */
  readonly studies: ReadonlyMap<EntryId, string>
}

/**
 * What an attribute `data-<kind>` names: a section, an entry, a line by its place, the field or fields that are shown, a
 * part of a case study.
 */
type MarkKind = 'section' | 'entry' | 'at' | 'field' | 'block'

/** The attribute of an element for an editor. */
export const mark = ({ marks }: View, kind: MarkKind, name: string | undefined): Html | undefined =>
  marks && name !== undefined ? html` data-${kind}="${name}"` : undefined

/** A part of a line: for an editor in a marked element of its own, on other pages without one. */
export function marked(part: Part, view: View, kind: MarkKind, name: string | undefined): Part {
  const attribute = mark(view, kind, name)
  return attribute && part !== undefined && part !== false && part !== ''
    ? html`<span${attribute}>${part}</span>`
    : part
}

/** The fields of an entry that one text shows: `work/0:startDate+endDate`. */
export const fieldsOf = (entry: string, ...fields: readonly string[]): string =>
  `${entry}:${fields.join('+')}`

/** The `lang` and `dir` of an element with labels, where these are in another language than the page. */
export const labelLanguage = ({ labels, language }: View): Html | undefined =>
  labels.language === language.split('-')[0] ? undefined : html` lang="${labels.language}" dir="ltr"`

/** A section; `printed` is its title in the resume and the field of it. Default: the title of its name. */
export interface Titled {
  readonly name: SectionName
  readonly printed?: { readonly title: string; readonly field: string }
}

/** The title of a section, whether it is its owner's, the attributes of its element, and what it shows. */
export function sectionTitle(
  { name, printed }: Titled,
  view: View,
): { title: string; isOwn: boolean; language: Html | undefined; field: string } {
  const own = printed?.title ?? view.titles[name]
  const field = printed?.field ?? `title:${name}`
  return own === undefined
    ? { title: view.labels.sections[name], isOwn: false, language: labelLanguage(view), field }
    : { title: own, isOwn: true, language: turned(own, view), field }
}

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

/** A piece of a line, isolated, so that its direction does not affect the text around it. */
export function inline(text: string, view: View, field?: string): Part {
  const dir = turned(text, view)
  const attribute = mark(view, 'field', field)
  if (dir) return html`<bdi${dir}${attribute}>${text}</bdi>`
  return marked(text, view, 'field', field)
}

/** `shown`: the text in parts, each with its mark. */
export const paragraph = (
  text: string | undefined,
  view: View,
  className?: string,
  { field, shown }: { readonly field?: string; readonly shown?: Part } = {},
): Html | undefined =>
  text
    ? html`<p${className !== undefined && html` class="${className}"`}${turned(text, view)}${mark(view, 'field', field)}>${view.marks && shown !== undefined ? shown : text}</p>`
    : undefined

/** Sentences in one paragraph. */
export const paragraphOf = (lines: readonly PlacedLine[], view: View, className?: string): Html | undefined =>
  paragraph(lines.map(({ text }) => text).join(' '), view, className, {
    shown: joined(
      lines.map(({ text, at }) => marked(text, view, 'at', at)),
      ' ',
    ),
  })
