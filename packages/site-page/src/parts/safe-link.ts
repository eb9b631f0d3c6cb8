import { cleanText } from './text.js'

/** An address that may be followed, and how it reads on paper. */
export interface SafeLink {
  readonly href: string
  readonly text: string
}

const schemes = new Set(['http:', 'https:'])
const bareHost = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** A web address, also without its scheme. Anything else, and whatever carries a password, is no link. */
export function webLink(address: string | undefined): SafeLink | undefined {
  const printed = cleanText(address ?? '')
  if (printed === '') return undefined
  const parsed = parse(bareHost.test(printed) ? `https://${printed}` : printed)
  if (!parsed || !schemes.has(parsed.protocol) || parsed.username || parsed.password) return undefined
  const text = `${parsed.host.replace(/^www\./, '')}${decoded(parsed.pathname)}${parsed.search}`
  return { href: parsed.href, text: text.replace(/\/$/, '') }
}

export function mailLink(address: string | undefined): SafeLink | undefined {
  const text = cleanText(address ?? '').replace(/^mailto:/i, '')
  if (!mailbox.test(text)) return undefined
  return { href: `mailto:${encodeURIComponent(text).replace(/%40/g, '@')}`, text }
}

/** A telephone number of 5 to 15 digits. */
export function phoneLink(number: string | undefined): SafeLink | undefined {
  const text = cleanText(number ?? '').replace(/^tel:/i, '')
  const digits = text.replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  if (!/^\+?\d{5,15}$/.test(digits)) return undefined
  return { href: `tel:${digits}`, text }
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

function decoded(path: string): string {
  try {
    return cleanText(decodeURIComponent(path))
  } catch {
    return path
  }
}
