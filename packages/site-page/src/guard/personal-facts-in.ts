import type { FindingKind } from '@thumbfolio/contracts'
import type { BundleFile } from '../parts/bundle.js'
import type { Drawing } from '../card/drawings.js'
import { withAddressesDecoded } from '../parts/fold-to-plain.js'
import type { Block } from './block.js'
import { blocksOf } from './blocks.js'
import type { FactSpan } from './text/fact-span.js'
import { factsInText } from './facts-in-text.js'
import { htmlBlocks } from './html-blocks.js'
import { normalizedValue } from './normalized-value.js'
import { readText } from './text/reading.js'
import { isOpenAtEnd } from './open-end.js'
import { isOfOthers } from './referees.js'
import { hitsIn } from './words/vocabulary.js'

/** A personal fact in the files of a page. */
export interface FoundFact {
  readonly kind: FindingKind
  /** As it is on the page. */
  readonly text: string
  /** To compare it with what is known: see `normalizedValue`. */
  readonly value: string
  /** The blocks of text that it is in, whole: one paragraph, list item, attribute or JSON value; two where it is split over lines. */
  readonly lines: readonly string[]
  /** Path of the file. */
  readonly file: string
}

/** What the guard has to know besides the page. */
export interface GuardContext {
  /** BCP 47. */
  readonly language: string
  /** Pictures that are drawn of text: the share card. */
  readonly drawings?: readonly Drawing[] | undefined
  /** Names of the people who can be asked about the owner. */
  readonly referees?: readonly string[] | undefined
}

interface FoundInText {
  readonly kind: FindingKind
  readonly text: string
  readonly value: string
}

/** A fact that is split over two lines is within so many characters of the line break. */
const splitCharacters = 90

/** A number of so many digits is complete. */
const wholeNumber = 10

/** What one text says, however often a page says it. */
interface TextFacts {
  readonly facts: readonly FoundInText[]
  /** Ends in a title, or in a number or an address that may go on. */
  readonly isOpen: boolean
}
type Read = (text: string) => TextFacts

/**
 * The personal facts in the files of a page, each once per line and file. Pure and total: it returns for all input, in time
 * that depends only on its size. It knows no switch: its caller leaves out what the owner shows or answered for.
 */
export function personalFactsIn(files: readonly BundleFile[], context: GuardContext): FoundFact[] {
  const known = new Map<string, TextFacts>()
  const read: Read = (text) => {
    const before = known.get(text)
    if (before) return before
    const fresh = factsOf(text, context)
    known.set(text, fresh)
    return fresh
  }
  const drawn = (context.drawings ?? []).map(({ path, svg }) => ({ path, blocks: htmlBlocks(svg) }))
  const written = files.map((file) => ({ path: file.path, blocks: blocksOf(file) }))
  return [...written, ...drawn].flatMap(({ path, blocks }) => {
    const decoded = blocks.map((block) => ({ ...block, text: withAddressesDecoded(block.text) }))
    return once(factsInBlocks(decoded, context, read).map((fact) => ({ ...fact, file: path })))
  })
}

function factsInBlocks(
  blocks: readonly Block[],
  context: GuardContext,
  read: Read,
): Omit<FoundFact, 'file'>[] {
  let before: Block | undefined
  return blocks.flatMap((block) => {
    const previous = block.isFlow ? before : undefined
    if (block.isFlow) before = block
    const split = previous ? splitFacts(previous, block, read) : []
    return [...split, ...factsInBlock(block, read)].map((fact) => ofOthers(fact, previous, block, context))
  })
}

function factsInBlock({ text, label = '' }: Block, read: Read) {
  const { facts } = read(`${label}${text}`)
  const found = label === '' ? facts : facts.map((fact) => withoutLabel(fact, label, text))
  return found.map((fact) => ({ ...fact, lines: [text] }))
}

/** Facts that begin in one block and end in the next, and numbers that the block before has the title of. */
function splitFacts({ text: first }: Block, { text: second }: Block, read: Read) {
  if (!read(first).isOpen) return []
  const known = new Set(read(second).facts.map(({ text }) => text))
  const numbers = read(first).facts.filter(
    ({ kind, value }) => kind === 'phone' && value.length >= wholeNumber,
  )
  // What follows a whole number, as the house of an address, is no part of it.
  const isWhole = ({ kind, value }: FoundInText) =>
    kind === 'phone' && numbers.some((number) => value.startsWith(number.value))
  const isTitled = ({ kind, text }: FoundInText) =>
    kind === 'phone' && !known.has(text) && second.includes(text)
  return read(`${first.slice(-splitCharacters)}\n${second.slice(0, splitCharacters)}`)
    .facts.filter((fact) => (fact.text.includes('\n') && !isWhole(fact)) || isTitled(fact))
    .map((fact) => ({ ...fact, lines: [first, second] }))
}

/** The label in the file is not part of the text on the page. */
function withoutLabel(fact: FoundInText, label: string, text: string): FoundInText {
  const shown = fact.text.startsWith(label) ? fact.text.slice(label.length) : fact.text
  return { ...fact, text: shown === '' ? text : shown, value: normalizedValue(fact.kind, shown) }
}

const contactKinds: readonly FindingKind[] = ['email', 'phone', 'address']

function ofOthers<T extends FoundInText>(
  fact: T,
  before: Block | undefined,
  block: Block,
  { referees = [] }: GuardContext,
): T {
  const isOthers = contactKinds.includes(fact.kind) && isOfOthers(before?.text, block, referees)
  return isOthers ? { ...fact, kind: 'contact-of-others' } : fact
}

function factsOf(text: string, { language }: GuardContext): TextFacts {
  if (!/[\p{L}\p{N}]/u.test(text)) return { facts: [], isOpen: false }
  const reading = readText(text)
  const hits = hitsIn(reading)
  const facts = factsInText(reading, hits, language).map(({ kind, from, to, value }: FactSpan) => {
    const shown = reading.original(from, to).trim()
    return { kind, text: shown, value: normalizedValue(kind, value ?? shown) }
  })
  return { facts, isOpen: isOpenAtEnd(reading, hits) }
}

function once(facts: readonly FoundFact[]): FoundFact[] {
  const known = new Map(facts.map((fact) => [JSON.stringify([fact.kind, fact.text, fact.lines]), fact]))
  return [...known.values()]
}
