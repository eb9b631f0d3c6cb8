import type { FindingKind } from '@thumbfolio/contracts'
import { foldedText } from './text/folded-text.js'

const extension = /\s*(?:\p{L}[\p{L}.]*|#|[,;])\s*\d{1,6}\s*$/u

/**
 * A fact as it is compared: two ways to write one address or number give one value. Phone numbers are digits, without
 * `00`, a zero in brackets and the extension; e-mail addresses lower case; the rest letters and digits.
 */
export function normalizedValue(kind: FindingKind, text: string): string {
  const { lower } = foldedText(text)
  if (kind === 'phone') return phoneDigits(lower)
  if (kind === 'email') return lower.replace(/^mailto:|\s/g, '').replace('%40', '@')
  return lower.replace(/[^\p{L}\d]/gu, '')
}

const phoneDigits = (lower: string): string =>
  lower
    .replace(/(?<=\d.*)\(0\)/, '')
    .replace(extension, (found, at: number) =>
      /\d{5}/.test(lower.slice(0, at).replace(/\D/g, '')) ? '' : found,
    )
    .replace(/\D/g, '')
    .replace(/^00/, '')
