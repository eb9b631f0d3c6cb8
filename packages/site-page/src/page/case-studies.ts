import { textsOfBlock, type CaseBlock, type CaseStudy, type ResumeContent } from '@thumbfolio/contracts'
import type { EntryId, PageComposition, PagePicture } from './composition.js'
import { anyEntry } from './entries.js'
import { titleOf } from './entry-names.js'

/** A case study of a page, with its project. */
export interface StudyOnPage {
  readonly entry: EntryId
  readonly study: CaseStudy
  /** Its own, else its project's; '' where neither has one. */
  readonly title: string
  /** The pictures of its project. */
  readonly pictures: readonly PagePicture[]
}

const folder = 'work'

/** Address of a case study, relative to the site. */
export const studyAddress = ({ slug }: Pick<CaseStudy, 'slug'>): string => `${folder}/${slug}`
/** The file that has it. */
export const studyFile = (study: Pick<CaseStudy, 'slug'>): string => `${studyAddress(study)}.html`
/** Its picture for shares. */
export const studyCard = (study: Pick<CaseStudy, 'slug'>): string => `${studyAddress(study)}.png`

/** The file at a path of a site, which is without its first slash: addresses of case studies have no ending. */
export function fileAt(path: string): string {
  if (path === '' || path.endsWith('/')) return `${path}index.html`
  return /^work\/[a-z0-9-]+$/.test(path) ? `${path}.html` : path
}

/** Case studies of a page, in its order. */
export const studiesOn = ({ sections }: PageComposition, content: ResumeContent): StudyOnPage[] =>
  sections.flatMap(({ entries }) =>
    entries.flatMap(({ id, caseStudy: study, pictures = [] }) =>
      study
        ? [{ entry: id, study, pictures, title: study.title?.trim() || titleOf(anyEntry(content, id)) }]
        : [],
    ),
  )

/** The composition with each case study changed; `undefined` removes it. */
export const withStudiesOn = (
  composition: PageComposition,
  change: (study: CaseStudy, entry: EntryId) => CaseStudy | undefined,
): PageComposition => ({
  ...composition,
  sections: composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry) => {
      const { caseStudy, ...rest } = entry
      if (!caseStudy) return entry
      const changed = change(caseStudy, entry.id)
      return { ...rest, ...(changed && { caseStudy: changed }) }
    }),
  })),
})

const wordsOf = (slug: string): string => slug.replace(/-/g, ' ')

/** The texts of a case study by the part that they are in; of its address the words. */
export function partsOfStudy(study: CaseStudy): [part: string, text: string][] {
  const { slug, title, role, year, formerSlugs = [], blocks } = study
  const facts = Object.entries({ title, role, year, slug: wordsOf(slug) })
  return [
    ...facts.flatMap(([part, text]): [string, string][] => (text ? [[part, text]] : [])),
    ...formerSlugs.map((former): [string, string] => ['former', wordsOf(former)]),
    ...blocks.flatMap((block) => textsOfBlock(block).map((text): [string, string] => [block.kind, text])),
  ]
}

/** The case study with only the texts for which `isShown` is true. Undefined if its address is left out: it cannot be replaced. */
export function studyWith(
  study: CaseStudy,
  isShown: (text: string, part: string) => boolean,
): CaseStudy | undefined {
  const { title, role, year, formerSlugs = [], blocks, ...rest } = study
  if (!isShown(wordsOf(rest.slug), 'slug')) return undefined
  const former = formerSlugs.filter((slug) => isShown(wordsOf(slug), 'former'))
  const open = Object.entries({ title, role, year }).filter(([part, text]) => text && isShown(text, part))
  return {
    ...rest,
    ...Object.fromEntries(open),
    ...(former.length > 0 && { formerSlugs: former }),
    blocks: blocks.flatMap((block) => blockWith(block, (text) => isShown(text, block.kind)) ?? []),
  }
}

function blockWith(block: CaseBlock, isShown: (text: string) => boolean): CaseBlock | undefined {
  if (textsOfBlock(block).every(isShown)) return block
  if (block.kind !== 'list') return undefined
  const items = block.items.filter(isShown)
  return items.length > 0 ? { ...block, items } : undefined
}
