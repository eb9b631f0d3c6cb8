import { linkifyit } from 'linkify-it'
import { getDomain, parse } from 'tldts'

export interface FoundUrl {
  from: number
  to: number
  /** As printed. */
  url: string
}

const linkify = linkifyit({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: false })
const emailPattern = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu
const bareDomain =
  /(?<![@\p{L}\p{N}.-])(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}(?:\/[^\s,;|)\t\ue000]*)?/giu

export const findEmails = (text: string): FoundUrl[] =>
  [...text.matchAll(emailPattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    url: match[0],
  }))

const isDomain = (host: string): boolean => {
  const parsed = parse(host)
  return parsed.domain !== null && parsed.isIcann === true && !parsed.isIp
}

/** A domain that there can be, or one that is kept for examples. */
export const isPublicHost = (host: string | undefined): boolean =>
  host !== undefined && (isDomain(host.toLowerCase()) || /\w\.example$/i.test(host))

/** The whole text is an address at a domain that there can be. */
export const isEmail = (text: string): boolean =>
  findEmails(text)[0]?.url === text && isPublicHost(text.split('@')[1])

/** As `isEmail`, for the address of a page. */
export const isWebAddress = (text: string): boolean =>
  findUrls(text)[0]?.url === text && isPublicHost(text.replace(/^https?:\/\//i, '').split('/')[0])

/** Addresses of pages, with or without a scheme. Words with a dot inside (Node.js, B.Sc) are not. */
export const findUrls = (text: string): FoundUrl[] => {
  if (!/\.\p{L}|:\/\//u.test(text)) return []
  const emails = findEmails(text)
  const found: FoundUrl[] = []
  for (const match of linkify.match(text) ?? []) {
    if (match.schema === 'mailto:') continue
    if (/^https?:\/\/|^\/\//.test(match.schema) || /^https?:/.test(match.schema))
      found.push({ from: match.index, to: match.lastIndex, url: match.raw })
  }
  for (const match of text.matchAll(bareDomain)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const host = match[0].replace(/^https?:\/\//i, '').split('/')[0] ?? ''
    const known = isDomain(host.toLowerCase()) || /\.example$/i.test(host)
    const likely =
      match[0].includes('/') ||
      host.split('.').length > 2 ||
      /\.(com|org|net|io|dev|me|app|co|eu|de|es|fr|it|nl|pl|pt|uk|ch|at|be|edu|info|tech|design|example)$/i.test(
        host,
      )
    const codeName =
      /^(node|vue|react|next|nuxt|express|three|d3|ember|backbone|alpine|asp|socket)\.(js|io|net)$/i.test(
        match[0],
      )
    const shape =
      !/\p{Lu}\p{Ll}*\.\p{Lu}/u.test(host) || match[0].includes('/') || host === host.toUpperCase()
    if (known && likely && !codeName && shape) found.push({ from, to, url: match[0] })
  }
  const clean = found.map((match) => {
    const url = match.url.replace(/[.,;:)\]]+$/, '')
    return { ...match, url, to: match.from + url.length }
  })
  return withoutOverlaps(withoutEmails(clean, emails))
}

const inOrder = (found: readonly FoundUrl[]): FoundUrl[] =>
  [...found].sort((a, b) => a.from - b.from || b.to - a.to)

/** Both are gone through once, side by side. */
const withoutEmails = (found: readonly FoundUrl[], emails: readonly FoundUrl[]): FoundUrl[] => {
  let at = 0
  return inOrder(found).filter((match) => {
    while ((emails[at]?.to ?? Infinity) <= match.from) at += 1
    return match.to <= (emails[at]?.from ?? Infinity)
  })
}

/** Of those that share a place, the first and longest. */
const withoutOverlaps = (found: readonly FoundUrl[]): FoundUrl[] => {
  let end = 0
  return found.filter((match) => {
    const isApart = match.from >= end
    end = Math.max(end, match.to)
    return isApart
  })
}

export const domainOf = (url: string): string => getDomain(url.toLowerCase()) ?? ''
