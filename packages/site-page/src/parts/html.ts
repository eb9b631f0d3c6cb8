import { escapeHtml } from '@thumbfolio/contracts'
import { printable } from './text.js'

/** Markup that may stand on a page as it is. Only `html` and `trusted` make it. */
export class Html {
  constructor(readonly markup: string) {}
}

export type Part = Html | string | number | undefined | false | readonly Part[]

/** Text for HTML or SVG, without characters that turn, hide or forge it. */
export const escaped = (text: string): string => escapeHtml(printable(text))

/**
 * Everything between the literal parts is escaped; absent parts are nothing. Attribute values are in quotes.
 * Line breaks are the formatter's and are removed: a space that counts is on the same line.
 */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = ''
  const texts = unbrokenOf(literals)
  for (let at = 0; at < texts.length; at += 1) markup += texts[at]! + markupOf(parts[at])
  return new Html(markup)
}

/** The literals in the code are parsed once. */
const read = new WeakMap<TemplateStringsArray, readonly string[]>()
function unbrokenOf(literals: TemplateStringsArray): readonly string[] {
  const known = read.get(literals)
  if (known) return known
  const fresh = literals.map(unbroken)
  read.set(literals, fresh)
  return fresh
}

const unbroken = (literal: string): string =>
  literal
    .replace(/^\s*\n\s*$|(?<=>)\s*\n\s*|\s*\n\s*(?=<|\/?>)|^\s*\n\s*(?=<)/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\s*\/>/g, '>')
    // An optional attribute brings its own space.
    .replace(/" $/, '"')

/** For markup that we wrote ourselves, word for word. */
export const trusted = (markup: string): Html => new Html(markup)

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return `${part}`
  return part.map(markupOf).join('')
}

/** Parts that are there, with a separator between them. */
export const joined = (parts: readonly Part[], separator: Part): Part[] =>
  parts
    .filter((part) => part !== undefined && part !== false && part !== '')
    .flatMap((part, index) => (index === 0 ? [part] : [separator, part]))
