import {
  CaseStudy,
  mostOnPage,
  mostPictures,
  mostTitleCharacters,
  Picture,
  PictureWords,
} from '@thumbfolio/contracts'
import { z } from 'zod'

/** The sections a page can have, named as in the resume's content. */
export const sectionNames = [
  'work',
  'volunteer',
  'projects',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'custom',
] as const
export const SectionName = z.enum(sectionNames)
export type SectionName = z.infer<typeof SectionName>

/** A JSON pointer into the content without its leading slash: `work/0`; `basics` is the person. */
export const EntryId = z.string().regex(/^(basics|[a-z]{1,20}\/\d{1,3})$/, 'An entry id is like work/0')
export type EntryId = z.infer<typeof EntryId>

/**
 * Names a line: a JSON pointer into the content without its leading slash, `work/0/highlights/1`, and for a sentence of a
 * text its place in it, `basics/summary#0`.
 */
export const LineId = z
  .string()
  .max(60)
  .regex(
    /^(?:basics|[a-z]{1,20}\/\d{1,3})\/(?:highlights\/\d{1,3}|(?:summary|description)#\d{1,2})$/,
    'A line id is like work/0/highlights/1 or basics/summary#0',
  )
export type LineId = z.infer<typeof LineId>

/** The entry that a line is of, and its place there: `work/0` and `highlights/1`. Undefined for what is no id of a line. */
export function partsOf(line: string): { entry: EntryId; place: string } | undefined {
  const [, entry, place] = /^(.+)\/((?:highlights\/|summary#|description#)\d+)$/.exec(line) ?? []
  return entry === undefined || place === undefined ? undefined : { entry, place }
}

export const Emphasis = z.enum(['lead', 'normal', 'compact'])
export type Emphasis = z.infer<typeof Emphasis>

/** Id of a layout, as a composer chose it; there may be none of it any more. */
export const ThemeName = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/)
export type ThemeName = z.infer<typeof ThemeName>

export const mostBest = 4

/** A sentence or a bullet on a page, and whose words it is. */
export const PageLine = z.strictObject({
  text: z.string().max(12_000),
  /** The line of the resume that this is, or that its owner's words stand in place of. */
  line: LineId.optional(),
  /**
   * Absent: the resume's own words. `owner`: the owner wrote or accepted them. `composer`: prose on a page from before,
   * which was checked at its launch; no launch publishes any.
   */
  by: z.enum(['owner', 'composer']).optional(),
  /** The entries that a composer's prose speaks about. */
  entries: z.array(EntryId).max(50).optional(),
})
export type PageLine = z.infer<typeof PageLine>

/** A line for an editor: `at` is its index among all lines of its place, even if the page leaves out lines before it. */
export type PlacedLine = PageLine & { readonly at?: string }

/** The composition with the place of each line, as `work/0:2` and `intro:0`. Only for rendering: it is never stored. */
export function withPlaces(composition: PageComposition): PageComposition {
  const placed = (place: Place, lines: readonly PageLine[]): PlacedLine[] =>
    lines.map((line, at) => ({ ...line, at: `${place}:${at}` }))
  return withLines(composition, placed)
}

export const isOwn = ({ by }: PageLine): boolean => by === 'owner'

/** Whether these are the resume's own words, as they stand there. */
export const isOfResume = ({ by, line }: PageLine): boolean => by === undefined && line !== undefined

/** A picture of work under an entry, with its owner's words. Its files are blobs under its id. */
export const PagePicture = z.strictObject({ ...Picture.shape, ...PictureWords.shape })
export type PagePicture = z.infer<typeof PagePicture>

export const PageEntry = z.strictObject({
  id: EntryId,
  emphasis: Emphasis,
  lines: z.array(PageLine).max(mostOnPage.lines),
  /** Absent for none. */
  pictures: z.array(PagePicture).min(1).max(mostPictures.entry).optional(),
  /** Its own page. Absent for none. */
  caseStudy: CaseStudy.optional(),
})
export type PageEntry = z.infer<typeof PageEntry>

export const PageSection = z.strictObject({
  name: SectionName,
  entries: z.array(PageEntry).max(mostOnPage.entries),
})
export type PageSection = z.infer<typeof PageSection>

/** What a page says, and in which order. All other facts stay in the content and are named by id. */
export const PageComposition = z.strictObject({
  /** BCP 47, of the content: the page speaks it. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/),
  theme: ThemeName,
  /** What the person is, in the owner's own words; absent: as the resume has it. */
  headline: z.string().min(1).max(mostOnPage.headline).optional(),
  /** Titles that the owner chose. Default: the title in the page's language. */
  titles: z.partialRecord(SectionName, z.string().min(1).max(mostTitleCharacters)).optional(),
  intro: z.array(PageLine).max(mostOnPage.intro),
  /** Lines of the sections that stand at the top as quotes, and not under their entry. */
  best: z.array(LineId).max(mostBest),
  sections: z.array(PageSection).max(mostOnPage.sections),
})
export type PageComposition = z.infer<typeof PageComposition>

/** The entries that stand on a page, in its order. */
export const placedIds = ({ sections }: PageComposition): EntryId[] =>
  sections.flatMap(({ entries }) => entries.map(({ id }) => id))

/** The place of a line: `intro`, or the id of an entry. */
export type Place = string

/** The lines of each place that has any, in the page's order. */
export const linesByPlace = ({ intro, sections }: PageComposition): [Place, readonly PageLine[]][] => {
  const places: [Place, readonly PageLine[]][] = [
    ['intro', intro],
    ...sections.flatMap(({ entries }) =>
      entries.map(({ id, lines }): [Place, readonly PageLine[]] => [id, lines]),
    ),
  ]
  return places.filter(([, lines]) => lines.length > 0)
}

/** The same page with other lines in each place. A quote at the top is removed if no place has its line any more. */
export function withLines(
  { sections, intro, best, ...rest }: PageComposition,
  change: (place: Place, lines: readonly PageLine[]) => PageLine[],
): PageComposition {
  const changed = sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry) => ({ ...entry, lines: change(entry.id, entry.lines) })),
  }))
  const next = { ...rest, intro: change('intro', intro), best, sections: changed }
  const standing = new Set(placedLines(next).map(({ line }) => line))
  return { ...next, best: best.filter((id) => standing.has(id)) }
}

/** The lines of all entries on a page. */
export const placedLines = ({ sections }: PageComposition): PageLine[] =>
  sections.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines))
