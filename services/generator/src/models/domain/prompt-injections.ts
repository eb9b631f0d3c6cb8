import { changedTexts, type Sourced } from '@thumbfolio/site-page'
import { englishOrders, proofInCapitals } from './injections/english.js'
import { otherOrders } from './injections/other-languages.js'

const orders = [...englishOrders, ...otherOrders]

/** As it is read: what cannot be seen hides no order. */
const foldToPlain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^\S\n]+/g, ' ')

const isOrder = (text: string): boolean => {
  const read = foldToPlain(text)
  const low = read.toLowerCase()
  return proofInCapitals.test(read) || orders.some((order) => order.test(low))
}

export interface Stripped extends Sourced {
  /** The texts that were taken out, as they stood. */
  readonly promptInjections: string[]
}

/**
 * A content without the texts that give orders to models. What follows an order in the same text is part of it, so the
 * text goes from there on.
 */
export function stripPromptInjections(given: Sourced): Stripped {
  const promptInjections: string[] = []
  const clean = (text: string) => (text === '' ? text : cleanText(text, promptInjections) || undefined)
  const cleaned = changedTexts(given, clean)
  return promptInjections.length === 0 ? { ...given, promptInjections } : { ...cleaned, promptInjections }
}

function cleanText(text: string, found: string[]): string {
  if (!isOrder(text)) return text
  const sentences = text.split(/(?<=[.!?])\s+|\n+/)
  const first = sentences.findIndex(isOrder)
  // An order may run over two sentences; then no part of the text is known to be free of it.
  const kept = first < 0 ? '' : sentences.slice(0, first).join(' ').trim()
  found.push(text.slice(kept.length).trim())
  return kept
}
