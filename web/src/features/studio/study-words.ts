import type { CaseBlock, CaseBlockKind, CaseStudyEdit, SiteContent } from '@thumbfolio/contracts'
import { isEqual } from './is-equal.js'

type Facts = Readonly<Record<string, string>>

/** A part of a case study. Its texts may be empty while it is written. `hint`: a question that it answers; never saved. */
export type StudyBlock = Readonly<CaseBlock> & { readonly hint?: string }

/** The case study of a project, as it is edited. */
export interface StudyWords {
  /** `title`, `role`, `year`, `slug`, and the id of the `lead` picture. */
  readonly facts: Facts
  readonly blocks: readonly StudyBlock[]
}

type Stored = SiteContent['sections'][number]['entries'][number]['caseStudy']

export function studyWordsOf(study: NonNullable<Stored>): StudyWords {
  const { title = '', role = '', year = '', slug, lead = '', blocks } = study
  return { facts: filled({ title, role, year, slug, lead }), blocks }
}

const filled = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''))

export const factOf = ({ facts }: StudyWords, name: string): string => facts[name] ?? ''

/** As it is saved: without empty parts. */
export const savedStudy = (study: StudyWords): StudyWords => ({
  facts: filled(
    Object.fromEntries(Object.keys(study.facts).map((name) => [name, factOf(study, name).trim()])),
  ),
  blocks: study.blocks.flatMap((block) => savedBlock(withoutHint(block)) ?? []),
})

const withoutHint = ({ hint: _, ...block }: StudyBlock): StudyBlock => block

function savedBlock(block: StudyBlock): StudyBlock | undefined {
  switch (block.kind) {
    case 'picture':
      return block.id === '' ? undefined : block
    case 'list': {
      const items = block.items.map((item) => item.trim()).filter((item) => item !== '')
      const { isNumbered } = block
      return items.length === 0 ? undefined : { kind: 'list', items, ...(isNumbered && { isNumbered }) }
    }
    case 'code':
      return block.text.trim() === '' ? undefined : block
    case 'link': {
      const [text, url] = [block.text.trim(), block.url.trim()]
      return text === '' || url === '' ? undefined : { kind: 'link', text, url }
    }
    case 'quote': {
      const by = block.by?.trim() ?? ''
      const text = block.text.trim()
      return text === '' ? undefined : { kind: 'quote', text, ...(by !== '' && { by }) }
    }
    case 'heading':
    case 'text': {
      const text = block.text.trim()
      return text === '' ? undefined : { ...block, text }
    }
  }
}

/** Where a part is among the saved ones, as a validation problem counts them. */
export const savedIndex = ({ blocks }: StudyWords, at: number): number =>
  blocks.slice(0, at).filter(savedBlock).length

/** Where a part is that the page, which lacks the empty ones, shows at this place. */
export const indexFromPage = ({ blocks }: StudyWords, at: number): number | undefined =>
  blocks.flatMap((block, index) => (savedBlock(block) ? [index] : []))[at]

/** The same for an item of a list. */
export const itemFromPage = (items: readonly string[], at: number): number | undefined =>
  items.flatMap((item, index) => (item.trim() === '' ? [] : [index]))[at]

/** Whether two versions have the same parts in the same places, whatever their texts. */
export const isSameOutline = (one: StudyWords | undefined, other: StudyWords | undefined): boolean =>
  isEqual(outlineOf(one), outlineOf(other))

const outlineOf = (study: StudyWords | undefined) =>
  study?.blocks.map((block) => (block.kind === 'list' ? block.items.length : block.kind))

/** How many parts there are up to the last one that is not an empty text. */
export const writtenParts = (blocks: readonly StudyBlock[]): number =>
  blocks.findLastIndex((block) => block.kind !== 'text' || block.text.trim() !== '') + 1

/** The edit that saves a case study; undefined where it is saved already. */
export function studyEdit(
  now: StudyWords | undefined,
  known: StudyWords | undefined,
): CaseStudyEdit | null | undefined {
  if (isEqual(now, known)) return undefined
  return now ? { ...now.facts, blocks: [...now.blocks] } : null
}

/** An empty part of each kind. */
export const emptyBlocks: Readonly<Record<CaseBlockKind, StudyBlock>> = {
  text: { kind: 'text', text: '' },
  heading: { kind: 'heading', text: '' },
  list: { kind: 'list', items: [] },
  quote: { kind: 'quote', text: '' },
  picture: { kind: 'picture', id: '' },
  code: { kind: 'code', text: '' },
  link: { kind: 'link', text: '', url: '' },
}

/** The case study without a picture. */
export const withoutStudyPicture = ({ facts, blocks }: StudyWords, id: string): StudyWords => ({
  facts: Object.fromEntries(Object.entries(facts).filter(([name, value]) => name !== 'lead' || value !== id)),
  blocks: blocks.filter((block) => block.kind !== 'picture' || block.id !== id),
})
