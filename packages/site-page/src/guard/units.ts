import type { CaseStudy, GitHubProject, ResumeContent } from '@thumbfolio/contracts'
import {
  linesByPlace,
  placedIds,
  withLines,
  type EntryId,
  type PageComposition,
  type PageLine,
} from '../page/composition.js'
import { contactIn } from '../page/contact-data.js'
import { anyEntry, sectionOf } from '../page/entries.js'
import { partsOfStudy, studiesOn, studyWith, withStudiesOn } from '../page/case-studies.js'
import { withPicturesOn, withWords } from '../page/pictures.js'
import type { Page } from '../parts/page.js'
import { withProjectTexts, type ProjectText } from '../page/github-projects.js'
import { plain } from './plain.js'

/** The smallest thing of a page that can be left out by itself: a field of the resume, a line, the headline, a photo's text. */
export interface Unit {
  readonly id: string
  /** The kind of place: `work/highlights`. */
  readonly place: string
  /** Undefined for what belongs to no entry. */
  readonly entry: EntryId | undefined
  readonly text: string
  /** JSON pointer into the content, or the id of a line. */
  readonly pointer?: string | undefined
}

/** These are on a page as lines alone. */
const asLines = new Set(['summary', 'description', 'highlights'])

/** All that a page can say, in its order. */
export function unitsOf(page: Page): Unit[] {
  const { content, composition, photo, personal = [], actions, github = [] } = page
  const { headline, titles = {} } = composition
  const lines = new Map(linesByPlace(composition))
  const studies = new Map(
    studiesOn(composition, content).map(({ entry, study }) => [entry, studyUnits(study, entry)]),
  )
  const linesAt = (place: string) => (lines.get(place) ?? []).map((line) => lineUnit(line, place))
  const fieldsOf = (entry: EntryId) => fieldUnits(anyEntry(content, entry), `/${entry}`, entry)
  const alone = (id: string, text: string | undefined): Unit[] =>
    text === undefined ? [] : [{ id, place: id, entry: undefined, text }]
  return [
    ...fieldsOf('basics'),
    ...alone('headline', headline),
    ...alone('photo', photo?.alt),
    ...Object.entries(titles).map(([name, text]) => titleUnit(name, text)),
    ...alone('call', actions?.call),
    ...github.flatMap(projectUnits),
    ...linesAt('intro'),
    ...placedIds(composition).flatMap((entry) => [
      ...fieldsOf(entry),
      ...linesAt(entry),
      ...pictureUnits(composition, entry),
      ...(studies.get(entry) ?? []),
    ]),
    ...personal.map(({ pointer, label = '', text = '' }) => ({
      id: pointer,
      place: 'personal',
      entry: undefined,
      text: `${label} ${text}`,
      pointer,
    })),
  ]
}

const titleUnit = (name: string, text: string): Unit => ({
  id: `title ${name}`,
  place: 'titles',
  entry: undefined,
  text,
})

const projectUnitId = (id: number, of: ProjectText) => `github ${id} ${of}`

const projectUnits = ({ id, fullName, description, language }: GitHubProject): Unit[] =>
  Object.entries({ name: fullName, description, language }).flatMap(([of, text]) =>
    text === undefined
      ? []
      : [{ id: projectUnitId(id, of as ProjectText), place: `github/${of}`, entry: undefined, text }],
  )

const withoutNumbers = (path: string) => path.replace(/[/#]\d+/g, '').replace(/^\//, '')

function lineUnit(line: PageLine, at: string): Unit {
  const entry = at === 'intro' ? undefined : at
  const { text, line: id } = line
  if (id !== undefined) return { id, place: withoutNumbers(id), entry, text, pointer: id }
  return { id: `own ${at} ${plain(text)}`, place: `${withoutNumbers(at)}/own`, entry, text }
}

/** Each place of a picture has words of its own. */
const pictureUnitId = (picture: string, entry: EntryId, of: 'alt' | 'caption') =>
  `picture ${picture} ${entry} ${of}`

const pictureUnits = ({ sections }: PageComposition, entry: EntryId): Unit[] =>
  sections
    .flatMap(({ entries }) => entries)
    .filter(({ id }) => id === entry)
    .flatMap(({ pictures = [] }) => pictures)
    .flatMap(({ id, ...words }) =>
      (['alt', 'caption'] as const).flatMap((of) => {
        const text = words[of]
        const place = `${withoutNumbers(entry)}/picture`
        return text ? [{ id: pictureUnitId(id, entry, of), place, entry, text }] : []
      }),
    )

const studyUnitId = (entry: EntryId, part: string, text: string) => `study ${entry} ${part} ${plain(text)}`

const studyUnits = (study: CaseStudy, entry: EntryId): Unit[] =>
  partsOfStudy(study).map(([part, text]) => ({
    id: studyUnitId(entry, part, text),
    place: `${withoutNumbers(entry)}/study`,
    entry,
    text,
  }))

function fieldUnits(value: unknown, pointer: string, entry: EntryId): Unit[] {
  if (typeof value === 'string')
    return value.trim() === ''
      ? []
      : [{ id: pointer, place: withoutNumbers(pointer), entry: ofEntry(entry), text: value, pointer }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    asLines.has(key) ? [] : fieldUnits(item, `${pointer}/${key}`, entry),
  )
}

const ofEntry = (id: EntryId) => (sectionOf(id) === undefined ? undefined : id)

/** The page without these units. Entries keep their ids, and no contact data becomes public by being forgotten. */
export function withoutUnits(page: Page, hidden: readonly Unit[]): Page {
  const ids = new Set(hidden.map(({ id }) => id))
  const { content, composition, photo, personal, actions, github } = page
  const pictured = withStudiesOn(
    withPicturesOn(composition, (picture, entry) =>
      withWords(picture, (_text, of) => !ids.has(pictureUnitId(picture.id, entry, of))),
    ),
    (study, entry) => studyWith(study, (text, part) => !ids.has(studyUnitId(entry, part, text))),
  )
  const { headline, titles, ...rest } = withLines(pictured, (place, lines) =>
    lines.filter((line) => !ids.has(lineUnit(line, place).id)),
  )
  return {
    ...page,
    otherContact: contactIn([content], page.otherContact),
    content: emptied(content, ids),
    composition: {
      ...rest,
      ...(headline !== undefined && !ids.has('headline') && { headline }),
      ...(titles && {
        titles: Object.fromEntries(
          Object.entries(titles).filter(([name, text]) => !ids.has(titleUnit(name, text).id)),
        ),
      }),
    },
    actions: actions && ids.has('call') ? { ...actions, call: undefined } : actions,
    github: github && withProjectTexts(github, (_text, of, id) => !ids.has(projectUnitId(id, of))),
    photo: photo && ids.has('photo') ? { ...photo, alt: '' } : photo,
    personal: personal?.filter(({ pointer }) => !ids.has(pointer)),
  }
}

/** A list keeps its length: ids point at its items. */
const emptied = (content: ResumeContent, pointers: ReadonlySet<string>): ResumeContent => {
  const walk = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string') return pointers.has(pointer) ? '' : value
    if (Array.isArray(value)) return value.map((item, at) => walk(item, `${pointer}/${at}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, walk(item, `${pointer}/${key}`)]),
    )
  }
  return walk(content, '') as ResumeContent
}
