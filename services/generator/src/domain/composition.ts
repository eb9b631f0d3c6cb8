import { mostOnPage } from '@thumbfolio/contracts'
import { z } from 'zod'

/** The sections a page can have, named as in the resume's content. */
export const sectionNames = [
  ...(['work', 'volunteer', 'projects', 'education', 'awards', 'certificates'] as const),
  ...(['publications', 'skills', 'languages', 'interests', 'references'] as const),
] as const
export const SectionName = z.enum(sectionNames)
export type SectionName = z.infer<typeof SectionName>

/** A JSON pointer into the content without its leading slash: `work/0`; `basics` is the person. */
export const EntryId = z.string().regex(/^(basics|[a-z]{1,20}\/\d{1,3})$/, 'An entry id is like work/0')
export type EntryId = z.infer<typeof EntryId>

/** Prose a composer wrote, and the entries whose facts it speaks about. */
export const Sentence = z.strictObject({
  text: z.string().max(12_000),
  sources: z.array(EntryId).max(50),
})
export type Sentence = z.infer<typeof Sentence>

export const Emphasis = z.enum(['lead', 'normal', 'compact'])
export type Emphasis = z.infer<typeof Emphasis>

export const ComposedEntry = z.strictObject({
  id: EntryId,
  emphasis: Emphasis,
  /** Stands in place of the entry's own summary, and of each highlight that it tells completely. */
  prose: z.array(Sentence).max(mostOnPage.prose).optional(),
})
export type ComposedEntry = z.infer<typeof ComposedEntry>

export const ComposedSection = z.strictObject({
  name: SectionName,
  entries: z.array(ComposedEntry).max(mostOnPage.entries),
})
export type ComposedSection = z.infer<typeof ComposedSection>

/** What a composer answers: an order, an emphasis and prose. Facts stay in the content and are named by id. */
export const Composition = z.strictObject({
  /** BCP 47, of the content: the page speaks it. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/),
  intro: z.array(Sentence).max(mostOnPage.intro),
  sections: z.array(ComposedSection).max(mostOnPage.sections),
})
export type Composition = z.infer<typeof Composition>

/** On a page prose may also be the owner's own, which needs no source. A composer can never say so. */
const PageSentence = Sentence.extend({ by: z.literal('owner').optional() })
export type PageSentence = z.infer<typeof PageSentence>

export const isOwn = ({ by }: PageSentence): boolean => by === 'owner'

/** A composition that was checked, with what its owner changed since. */
export const PageComposition = Composition.extend({
  intro: z.array(PageSentence).max(mostOnPage.intro),
  sections: z
    .array(
      ComposedSection.extend({
        entries: z
          .array(ComposedEntry.extend({ prose: z.array(PageSentence).max(mostOnPage.prose).optional() }))
          .max(mostOnPage.entries),
      }),
    )
    .max(mostOnPage.sections),
})
export type PageComposition = z.infer<typeof PageComposition>

/** The entries that stand on a page, in its order. */
export const placedIds = ({ sections }: PageComposition): EntryId[] =>
  sections.flatMap(({ entries }) => entries.map(({ id }) => id))

/** The same page with other prose in each place: `intro`, or the id of an entry. */
export const withProse = (
  { language, intro, sections }: PageComposition,
  change: (place: string, prose: readonly PageSentence[]) => PageSentence[],
): PageComposition => ({
  language,
  intro: change('intro', intro),
  sections: sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ id, emphasis, prose = [] }) => {
      const told = change(id, prose)
      return { id, emphasis, ...(told.length > 0 && { prose: told }) }
    }),
  })),
})
