import { withBlock, withFact } from './change-study.js'
import { factOf, indexFromPage, itemFromPage, type StudyBlock, type StudyWords } from './study-words.js'
import { entryAt, oneLine, type Words } from './words.js'

/**
 * A text of a case study: `title`, `role` or `year`, else the place of a part among those that the page shows. `detail`
 * is the place of an item of a list, or `by` of a quote.
 */
export interface StudyMark {
  readonly kind: 'study'
  readonly key: string
  readonly part: string
  readonly detail?: string
  /** Where the part and its item are in the words: kept while it is written, because the page lacks what is empty. */
  readonly inWords?: { readonly at: number; readonly item: number | undefined }
}

/** `value` is what the page has as `data-block`, `projects/1:3/0` for instance. */
export function studyMarkOf(value: string, keyOf: (id: string) => string): StudyMark | undefined {
  const [, id, part, detail] = /^([^:]+):(\w+)(?:\/(\w+))?$/.exec(value) ?? []
  if (id === undefined || part === undefined) return undefined
  return { kind: 'study', key: keyOf(id), part, ...(detail !== undefined && { detail }) }
}

export const isFact = ({ part }: Pick<StudyMark, 'part'>): boolean => !/^\d+$/.test(part)

const studyOf = (words: Words, key: string): StudyWords | undefined => entryAt(words, key)?.caseStudy

/** Where a part of the page is in the words; undefined for a fact, and for a part that is not there any more. */
export function partIndex(words: Words, { key, part }: Pick<StudyMark, 'key' | 'part'>): number | undefined {
  const study = studyOf(words, key)
  return study && !isFact({ part }) ? indexFromPage(study, Number(part)) : undefined
}

/** The same, but undefined while the page shows an earlier version, where another part is in this place. */
export function shownPartIndex(
  words: Words,
  { key, part, shows }: Pick<StudyMark, 'key' | 'part'> & { readonly shows: string },
): number | undefined {
  const at = partIndex(words, { key, part })
  const block = at === undefined ? undefined : studyOf(words, key)?.blocks[at]
  return block && shownTexts(block).some((text) => oneLine(text) === shows) ? at : undefined
}

/** What the page shows of a part; of a picture its id. */
function shownTexts(block: StudyBlock): readonly string[] {
  switch (block.kind) {
    case 'picture':
      return [block.id]
    case 'list':
      return block.items
    case 'quote':
      return block.by === undefined ? [block.text] : [block.text, block.by]
    case 'heading':
    case 'text':
    case 'code':
    case 'link':
      return [block.text]
  }
}

/** The mark with its place in the words; the same for a fact, and for what is not there any more. */
export function located(words: Words, mark: StudyMark): StudyMark {
  const at = mark.inWords ? undefined : partIndex(words, mark)
  const block = at === undefined ? undefined : studyOf(words, mark.key)?.blocks[at]
  if (at === undefined || !block) return mark
  const item = block.kind === 'list' ? itemFromPage(block.items, Number(mark.detail)) : undefined
  return { ...mark, inWords: { at, item } }
}

/** The text of a mark; undefined for a picture, and for a fact that the project gives. */
export function studyTextAt(words: Words, mark: StudyMark): string | undefined {
  const study = studyOf(words, mark.key)
  if (!study) return undefined
  if (isFact(mark)) return factOf(study, mark.part) || undefined
  const { inWords, detail } = located(words, mark)
  const block = inWords && study.blocks[inWords.at]
  if (!block) return undefined
  switch (block.kind) {
    case 'list':
      return block.items[inWords.item ?? -1]
    case 'quote':
      return detail === 'by' ? block.by : block.text
    case 'picture':
      return undefined
    case 'text':
    case 'heading':
    case 'code':
    case 'link':
      return block.text
  }
}

export function withStudyText(words: Words, mark: StudyMark, text: string): Words {
  if (isFact(mark)) return withFact(words, mark.key, mark.part, inOneLine(text))
  const { inWords, detail, key } = located(words, mark)
  const block = inWords && studyOf(words, key)?.blocks[inWords.at]
  if (!block) return words
  return withBlock(words, key, inWords.at, withBlockText(block, { ...inWords, detail }, text))
}

function withBlockText(
  block: StudyBlock,
  { item, detail }: { item: number | undefined; detail: string | undefined },
  text: string,
): StudyBlock {
  switch (block.kind) {
    case 'list':
      return {
        ...block,
        items: block.items.map((known, at) => (at === item ? inOneLine(text) : known)),
      }
    case 'quote':
      return detail === 'by' ? { ...block, by: inOneLine(text) } : { ...block, text }
    case 'picture':
      return block
    case 'heading':
    case 'link':
      return { ...block, text: inOneLine(text) }
    case 'text':
    case 'code':
      return { ...block, text }
  }
}

/** A pasted line break is a space where the form has one line. */
const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')
