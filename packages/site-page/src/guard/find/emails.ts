import type { FactSpan } from '../text/fact-span.js'
import type { ReadText } from '../text/reading.js'
import { sets } from '../words/vocabulary.js'

interface At {
  readonly from: number
  readonly to: number
  /** A word that means other things too: only a word for the dot makes it an address. */
  readonly isBare: boolean
}

const longestPart = 64
const longestDomain = 140
const localPart = /(?:[\p{L}\d_%+'-]+(?:\.| \. ))*[\p{L}\d_%+'-]+(\s?)$/u
const dotWords = [...sets.dot].join('|')
const label = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,62}[\\p{L}\\d])?'
const spokenDot = `\\s?[([{<]\\s?(?:${dotWords}|\\.)\\s?[)\\]}>]\\s?|\\s(?:${dotWords})\\s`
const domain = (dot: string) =>
  new RegExp(`^\\s?${label}(?:(?:${dot})${label})*(?:${dot})\\p{L}{2,24}(?![\\p{L}\\d])`, 'iu')
const anyDomain = domain(`\\.| \\. |${spokenDot}`)
const spokenDomain = domain(spokenDot)

/** E-mail addresses, also with words or brackets for their signs, and within addresses of the web. */
export function emailFacts(text: ReadText): FactSpan[] {
  const { plain } = text
  return atsIn(text).flatMap(({ from, to, isBare }): FactSpan[] => {
    // Most texts have the words, and few the address behind them.
    const host = (isBare ? spokenDomain : anyDomain).exec(plain.slice(to, to + longestDomain))
    const local = host && localPart.exec(plain.slice(Math.max(0, from - longestPart), from))
    if (!local || isNoMailbox(plain[from - local[0].length - 1], local[0], plain[to + host[0].length]))
      return []
    // `Engineer @ Booking.com` is a job: a lone word with blanks around the sign is no mailbox.
    const isApart = /\s$/.test(local[0]) && /^\s/.test(host[0]) && plain[from] === '@'
    if (isApart && !/[.\d_]/.test(local[0])) return []
    const start = from - local[0].length
    return [{ kind: 'email', from: start, to: to + host[0].length, value: addressOf(local[0], host[0]) }]
  })
}

const anyDot = new RegExp(spokenDot, 'giu')
const addressOf = (local: string, host: string): string =>
  `${local}@${host.replace(anyDot, '.')}`.replace(/\s/g, '')

/** `@ida@mastodon.example` is a name there; `git@github.com:` is for a shell. */
const isNoMailbox = (before: string | undefined, local: string, behind: string | undefined): boolean =>
  before === '@' || (local === 'git' && behind === ':')

function atsIn({ plain, words }: ReadText): At[] {
  const signs = [...plain.matchAll(/@|%40/g)].map(({ index, 0: sign }) => ({
    from: index,
    to: index + sign.length,
    isBare: false,
  }))
  const spoken = words.flatMap(({ text, from, to }): At[] => {
    const isBare = sets.bareAt.has(text)
    if (!isBare && !sets.at.has(text)) return []
    const before = /\s?[([{<]\s?$/.exec(plain.slice(Math.max(0, from - 4), from))?.[0]
    const behind = /^\s?[)\]}>]\s?/.exec(plain.slice(to, to + 4))?.[0]
    if (before !== undefined && behind !== undefined)
      return [{ from: from - before.length, to: to + behind.length, isBare: false }]
    return /\s/.test(plain[from - 1] ?? '') ? [{ from: from - 1, to, isBare }] : []
  })
  return [...signs, ...spoken]
}
