import { z } from 'zod'
import { previewPrefix } from '../preview-host.js'
import { refusalOf } from './refused-names.js'

const text = 'Use only lowercase letters, digits and hyphens: 1 to 63, not starting or ending with a hyphen.'

const oursText = 'Names that start with “preview--” are ours. Please choose another one.'

/** A DNS label that is neither encoded (`xn--`) nor ours. */
export const siteNamePattern = `^(?!xn--|${previewPrefix})[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$`
const label = new RegExp(siteNamePattern)
const isOurs = (name: string): boolean => name.startsWith(previewPrefix)
const isLabel = (name: string): boolean => label.test(name)

/** A site name is a DNS label: it becomes `<name>.<SITES_DOMAIN>`. What is none is refused with the nearest one that is. */
export const SiteName = z
  .string({ error: 'Please choose a site name' })
  .min(1, 'Please choose a site name')
  .superRefine((name, context) => {
    if (isLabel(name)) return
    const suggestion = nearestSiteName(name)
    const message = isOurs(name) ? oursText : text
    context.addIssue({ code: 'custom', message, ...(suggestion !== '' && { params: { suggestion } }) })
  })
export type SiteName = z.infer<typeof SiteName>

const special: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** A name as a DNS label, or '' where nothing of it can be written in one. */
export function siteNameFrom(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[łđøßæœþðı]/g, (letter) => special[letter] ?? '')
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '')
}

/** What a person means who types or pastes a text for a name: an address, an e-mail address, or a name. '' for nothing. */
export function nearestSiteName(typed: string): string {
  const text = typed.trim()
  const mailbox = /^([^\s@/]+)@[^\s@]+$/.exec(text)?.[1]
  return siteNameFrom(mailbox ?? ownPartOf(text) ?? text).replace(/^xn-+/, '')
}

/** Endings that distinguish an address without `https://` from a name with a dot in it. */
const commonEndings =
  /\.(?:com|net|org|io|dev|me|co|app|info|site|page|eu|de|fr|es|it|nl|uk|us|in|br|pl|ch|at)$/i

/** The part of a pasted address that names its owner: the last one of a path, else the host's first label. */
function ownPartOf(text: string): string | undefined {
  const [, scheme, host = '', path] =
    /^(https?:\/\/)?([^\s/.@:]+(?:\.[^\s/.@:]+)+)(?::\d+)?(\/\S*)?$/i.exec(text) ?? []
  const isAddress = scheme ?? path ?? (/^www\./i.test(host) || commonEndings.test(host))
  if (host === '' || isAddress === false) return undefined
  const segments = (path ?? '').split(/[?#]/)[0]!.split('/')
  const named = segments.filter((segment) => siteNameFrom(segment) !== '').at(-1)
  return named ?? host.replace(/^www\./i, '').split('.')[0]
}

/** Up to `most` names near one that cannot be had, for who looks which of them are free. */
export function alternativesTo(name: string, most = 8): string[] {
  const base = nearestSiteName(name).slice(0, 52).replace(/-+$/, '')
  if (base === '') return []
  const [first = '', ...rest] = base.split('-')
  const last = rest.at(-1)
  const candidates = [
    ...(last === undefined || refusalOf(base) !== undefined
      ? []
      : [`${first}-${last}`, `${last}-${first}`, `${first[0]}-${last}`]),
    ...['portfolio', 'cv', 'work', 'profile', '1', '2', '3'].map((word) => `${base}-${word}`),
  ]
  const others = candidates.filter((candidate) => candidate !== name && isLabel(candidate))
  return [...new Set(others)].filter((candidate) => refusalOf(candidate) === undefined).slice(0, most)
}
