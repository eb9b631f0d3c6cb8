import type { Token } from '../token.js'
import { towards } from './ranges.js'

/** A word or code for money, in normal form, and the sign that it stands for. */
const signOf = new Map(
  [
    ['€', 'euro euros eur'],
    ['$', 'dollar dollars usd dolares dollari dolarow dolary dolara'],
    ['£', 'gbp sterline'],
    ['zł', 'zl pln zlotych zlote zloty zlotys'],
    ['CHF', 'chf franken'],
    ['R$', 'reais brl'],
  ].flatMap(([sign = '', words = '']) => words.split(' ').map((word): [string, string] => [word, sign])),
)

const codes = new Set(['eur', 'usd', 'gbp', 'pln', 'chf', 'brl'])

/** Signs as words, where no digit stands beside them. */
const wordOf: Readonly<Record<string, string>> = { '€': 'euro', $: 'dollar', '£': 'gbp' }

/** Magnitudes as they are written beside a sign. */
const shortFor: Readonly<Record<string, string>> = {
  ...{ k: 'thousand', t: 'thousand', tsd: 'thousand', tys: 'thousand' },
  ...{ m: 'million', mm: 'million', mi: 'million', mn: 'million', mio: 'million', mln: 'million' },
  ...{ mill: 'million', md: 'billion', mds: 'billion', mrd: 'billion', mld: 'billion', bn: 'billion' },
}
const short = Object.keys(shortFor).join('|')
const inFull = (digits: string, magnitude: string) =>
  `${digits} ${shortFor[magnitude.toLowerCase()] ?? magnitude}`

const money = '€|\\$(?!\\s?\\d)|£|(?:eur|euros?|usd|gbp|pln|chf|zł)(?![\\p{L}\\p{N}])'
/** `62 mln €`, `3 M€`, `800 TEUR`, `30 tys. zł`. */
const behindShort = new RegExp(`(\\d)[ \\u00a0]?(${short})\\.?[ \\u00a0]?(${money})`, 'giu')
/** `€ 2,5 mio`, `$3 bn`. */
const behindSign = new RegExp(
  `([€$£] ?\\d[\\d.,]*) (${short})(?:\\.(?= \\p{Ll}))?(?![\\p{L}\\p{N}€$£])`,
  'giu',
)
/** `3 millions €`, `5000 $`. */
const behindWord = /((?:\d|[mt]\p{L}{2,}) ?)(\$(?! ?\d)|(?<=\p{L} ?)[€£](?! ?\d))/gu
const anyMoney = /[€$£]|\d.*(?:eur|usd|gbp|pln|chf|zł)/iu

/** Amounts of money with their magnitudes written out, and signs as words where no digit stands beside them. */
export const withMoneyWords = (text: string): string =>
  anyMoney.test(text)
    ? text
        .replace(
          behindShort,
          (_, digit: string, magnitude: string, unit: string) =>
            `${inFull(digit, magnitude)} ${wordOf[unit] ?? unit}`,
        )
        .replace(behindSign, (_, amount: string, magnitude: string) => inFull(amount, magnitude))
        .replace(behindWord, (_, before: string, sign: string) => `${before.trim()} ${wordOf[sign] ?? sign}`)
    : text

/** An amount of money whose currency is a word: it counts that. */
export const isMoneyInWords = ({ kind, value, raw }: Token): boolean =>
  kind === 'number' && /\d(?:[€$£]|zł|CHF|R\$)$/.test(value) && /\p{L}$/u.test(raw)

const isBare = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && /^[\d.e+]+$/.test(token.value)
const isLinking = ({ value, follows }: Token) => follows && /^(?:di|de)$/.test(value)

/** How many words behind an amount say what money it is: `euro`, `di euro`, `d’euros`. */
function wordsOfMoney(tokens: readonly Token[], at: number): number {
  const isMoney = (token: Token | undefined) =>
    token !== undefined &&
    !token.breaks &&
    signOf.has(token.value) &&
    (token.follows || /^d['’]/iu.test(token.raw))
  const [next, then] = [tokens[at + 1], tokens[at + 2]]
  if (isMoney(next)) return 1
  return next && isLinking(next) && isMoney(then) ? 2 : 0
}

/** An amount joins the money that it is of, however that is written: `3 million euros` is `€3m`. */
export function withMoney(
  tokens: readonly Token[],
  join: (amount: Token, anew: Partial<Token>) => Token,
): readonly Token[] {
  if (!tokens.some(({ value }) => signOf.has(value) || value.endsWith('$'))) return tokens
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, last] = [tokens[at]!, out.at(-1)]
    const count = isBare(token) ? wordsOfMoney(tokens, at) : 0
    // A code may stand in front: `EUR 3 million`, and the `R` of `R$ 3`.
    const code = token.follows && last ? codeBefore(last, token) : undefined
    if (code !== undefined && last) {
      const [value, raw] = [`${parseFloat(token.value)}${code}`, `${last.raw} ${token.raw}`]
      out.splice(-1, 1, join(token, { value, raw, follows: last.follows, breaks: last.breaks }))
    } else if (count > 0) {
      const sign = signOf.get(tokens[at + count]!.value) ?? ''
      const raw = tokens.slice(at, at + count + 1).map((each) => each.raw)
      out.push(join(token, { value: `${token.value}${sign}`, raw: raw.join(' ') }))
      at += count
    } else out.push(token)
  }
  return withRanges(out, join)
}

/** `from 9 to 6 euros` tells both in euros; `from 31 to 44 million` leaves open what 31 is. */
const withRanges = (tokens: readonly Token[], join: (amount: Token, anew: Partial<Token>) => Token) =>
  tokens.map((token, at) => {
    const [joint, end] = [tokens[at + 1], tokens[at + 2]]
    if (!isBare(token) || !end || !isMoneyInWords(end) || !towards.test(joint?.value ?? '')) return token
    const isPlain = /^[\d.,'’\s]+\p{L}+$/u.test(end.raw)
    return isPlain ? join(token, { value: `${token.value}${/[^\d.e+]+$/.exec(end.value)?.[0]}` }) : token
  })

function codeBefore(last: Token, token: Token): string | undefined {
  if (isBare(token) && codes.has(last.value)) return signOf.get(last.value)
  return last.raw === 'R' && /^[\d.e+]+\$$/.test(token.value) ? 'R$' : undefined
}
