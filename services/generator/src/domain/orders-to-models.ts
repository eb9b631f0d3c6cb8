import { changedTexts, type Sourced } from './changed-texts.js'

/** Sentences that speak to whoever reads a resume by machine. Nobody writes them about themselves. */
const orders = [
  /(?<!\b(?:not|never)(?: to)? )\b(?:ignore|disregard|forget)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|all|any|other|your|these|the)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|commands?)\b/i,
  /\boverride\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|your)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|commands?)\b/i,
  /\b(?:you are|pretend to be)\b[^.!?\n]{0,30}\b(?:an? )?(?:AI|assistant|language model|LLM|chat ?bot|GPT|Claude|Gemini|DAN)\b/i,
  /(?:^|[.!?:]\s)act as\b[^.!?\n]{0,30}\b(?:AI|AI assistant|language model|LLM|chat ?bot|GPT|Claude|Gemini|DAN)\b/i,
  /(?:^|[.!?]\s)(?:dear|hello|hey|hi|attention|note to)\s+(?:the\s+|any\s+|all\s+)?(?:AI|LLM|language model|GPT|Claude|Gemini)s?\b[^.!?\n]{0,20}[,:]/im,
  /(?:^|[.!?]\s)as an? (?:AI(?: language)?(?: model)?|LLM|language model),/im,
  /<\/?\s*(?:system|resume|instructions?|assistant|user)\s*>|\[\/?(?:INST|SYSTEM)\]|<\|[a-z_]+\|>/i,
  /^\s*(?:system|assistant)\s*:\s*(?:you|add|ignore|write|say|print|respond|answer|always|never|output)\b/im,
  /\b(?:reveal|print|repeat|output)\b[^.!?\n]{0,30}\b(?:system prompt|your (?:instructions|prompt|rules))\b/i,
  /\b(?:ignoriere?|vergiss|missachte)\b[^.!?\n]{0,40}\b(?:anweisung(?:en)?|vorgaben|regeln|befehle)\b/i,
  /\b(?:ignore[zr]?|oublie[zr]?)\b[^.!?\n]{0,40}\b(?:instructions|consignes|règles)\b/i,
  /\b(?:ignora|olvida|ignore|esqueça|dimentica)\b[^.!?\n]{0,40}\b(?:instrucciones|instruções|istruzioni|reglas|regras|regole)\b/i,
  /\b(?:negeer|vergeet)\b[^.!?\n]{0,40}\b(?:instructies|regels|aanwijzingen|opdrachten)\b/i,
  /\b(?:zignoruj|zapomnij)\b[^.!?\n]{0,40}\b(?:instrukcj\p{L}*|poleceni\p{L}*)/iu,
]

const isOrder = (text: string): boolean => orders.some((order) => order.test(text))

export interface Ordered extends Sourced {
  /** The texts that were taken out, as they stood. */
  readonly orders: string[]
}

/**
 * A content without the texts that give orders to models. What follows an order in the same text is part of it, so the
 * text goes from there on.
 */
export function withoutOrders(given: Sourced): Ordered {
  const orders: string[] = []
  const clean = (text: string) => (text === '' ? text : cleanText(text, orders) || undefined)
  const cleaned = changedTexts(given, clean)
  return orders.length === 0 ? { ...given, orders } : { ...cleaned, orders }
}

function cleanText(text: string, found: string[]): string {
  if (!isOrder(text)) return text
  const sentences = text.split(/(?<=[.!?])\s+|\n+/)
  const first = sentences.findIndex(isOrder)
  // An order may run over two sentences; then none of the text can be told apart from it.
  const kept = first < 0 ? '' : sentences.slice(0, first).join(' ').trim()
  found.push(text.slice(kept.length).trim())
  return kept
}
