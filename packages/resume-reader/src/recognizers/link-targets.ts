import type { Phrase } from '../text/phrase.js'
import { findEmails, findUrls } from '../text/urls.js'

/** What a link leads to. `value` is an e-mail address, a phone number or a web address. */
export interface LinkTarget {
  readonly kind: 'email' | 'phone' | 'page'
  readonly value: string
}

const longestTarget = 2_000

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Undefined for what leads nowhere that a resume names: a place in the file, a script, half an address. */
export const targetOf = (link: string | undefined): LinkTarget | undefined => {
  if (link === undefined || link.length > longestTarget) return undefined
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(link.trim()) ?? []
  const bare = decoded(rest.split('?')[0] ?? '').trim()
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return { kind: 'email', value: findEmails(bare)[0]?.url === bare ? bare : '' }
    case 'tel':
    case 'sms':
    case 'callto':
      return { kind: 'phone', value: /^\+?[\d\s().-]{5,24}$/.test(bare) ? bare : '' }
    case 'http':
    case 'https':
      return isWhole(link.trim()) ? { kind: 'page', value: link.trim() } : undefined
    default:
      return undefined
  }
}

/** A cut address ends where the line did that it was recognized in. */
const isWhole = (url: string): boolean => {
  const host = URL.parse(url)?.hostname
  return host !== undefined && findUrls(host)[0]?.url === host && !/[-_.~]$/.test(url)
}

const maps =
  /^(?:www\.)?(?:google\.[a-z.]+\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.|openstreetmap\.|bing\.com\/maps)/i
const withoutScheme = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/^www\./i, '')

/** A map shows where a place is; it is not a person's page. */
const isMap = (url: string): boolean => maps.test(withoutScheme(url))

/** The page that all its words link to. */
export const pageUnder = ({ link }: Phrase): string | undefined => {
  const target = targetOf(link)
  return target?.kind === 'page' && !isMap(target.value) ? target.value : undefined
}

/** The first page that one of its words links to. */
export const pageWithin = (phrase: Phrase | undefined): string | undefined =>
  phrase
    ?.byLink()
    .map(pageUnder)
    .find((url) => url !== undefined)

/** Its words only stand for an e-mail address or a phone number: `Email me`. */
export const isContactText = ({ link }: Pick<Phrase, 'link'>): boolean =>
  ['email', 'phone'].includes(targetOf(link)?.kind ?? '')

const comparable = (url: string): string => withoutScheme(url).replace(/\/$/, '').toLowerCase()

/** The printed address, or the target below it where only a part of that is printed. */
export const wholeAddress = (printed: string, phrase: Phrase): string => {
  const url = pageWithin(phrase)
  if (url === undefined) return printed
  const [part, all] = [comparable(printed), comparable(url)]
  const isQuery = all.startsWith(part) && /^\/?[?#]/.test(all.slice(part.length))
  return part !== all && (all.startsWith(part) || all.endsWith(part)) && !isQuery ? url : printed
}
