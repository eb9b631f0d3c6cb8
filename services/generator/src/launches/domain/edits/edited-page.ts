import {
  entryFields,
  PageBasics,
  type CaseStudy,
  type EditableSection,
  type EntryFieldsEdit,
  type PlacedPicture,
  type SiteContentEdit,
} from '@thumbfolio/contracts'
import { anyEntry, type PageEntry } from '@thumbfolio/site-page'
import type { PageSnapshot } from '../site/site.js'

type Source = PageSnapshot['source']

/** An entry as an edit of a page would write it. */
export interface EditedEntry {
  readonly id: string
  readonly emphasis: PageEntry['emphasis']
  readonly lines: readonly string[]
  readonly fields: Readonly<Record<string, EntryFieldsEdit[string]>>
  readonly pictures: readonly PlacedPicture[]
  /** Absent: none. Former slugs are not part of an edit. */
  readonly caseStudy?: EditedStudy | undefined
}

type EditedStudy = Omit<CaseStudy, 'formerSlugs'>

/** A whole page as an edit of it would write it. */
export interface EditedPage {
  /** Empty for the headline of the resume. */
  readonly headline: string
  readonly intro: readonly string[]
  readonly basics: NonNullable<SiteContentEdit['basics']>
  readonly titles: Readonly<Record<string, string>>
  readonly sections: readonly { readonly name: EditableSection; readonly entries: readonly EditedEntry[] }[]
}

export function editedPageOf({ pinned: { content }, composition }: Source): EditedPage {
  const { headline = '', intro, titles = {}, sections } = composition
  return {
    headline,
    intro: intro.map(({ text }) => text),
    basics: fieldsOf(content.basics, Object.keys(PageBasics.shape)),
    titles,
    sections: sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis, lines, pictures = [], caseStudy }) => ({
        id,
        emphasis,
        lines: lines.map(({ text }) => text),
        fields: fieldsOf(anyEntry(content, id), Object.keys(entryFields[name].shape)),
        pictures: pictures.map(({ width: _w, height: _h, ...placed }) => placed),
        ...(caseStudy && { caseStudy: studyOf(caseStudy) }),
      })),
    })),
  }
}

const studyOf = ({ formerSlugs: _former, ...study }: CaseStudy): EditedStudy => study

function fieldsOf<T>(value: object | undefined, names: readonly string[]): Record<string, T> {
  const known = Object.entries(value ?? {}).filter(([name]) => names.includes(name))
  return Object.fromEntries(known)
}
