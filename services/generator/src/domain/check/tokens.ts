import { changed, isYear, placed, type Place, type Read, type Token } from './token.js'
import { mayBeMonth, withDates } from './numbers/dated-months.js'
import { withMoney, withMoneyWords } from './numbers/currencies.js'
import { withElectronic } from './forms/electronic.js'
import { isAscii, normalForm } from './forms/normal-form.js'
import { oncePerWord } from './forms/once-per-word.js'
import { countedByAdjective, polishCompound } from './numbers/polish-numbers.js'
import { halvesOf } from './numbers/halves.js'
import { germanicCompound, shortUnits } from './numbers/germanic-numbers.js'
import { shortUnit, withSquareMetres } from './numbers/measures.js'
import { magnitudes, mayCount, spelledNumber } from './numbers/number-words.js'
import { towards } from './numbers/ranges.js'
import { withWholeYears } from './numbers/year-spans.js'

export { changed, type Token }

/** A number that is no year. */
export const isAmount = ({ kind, value }: Token): boolean => kind === 'number' && !isYear(value)

/** `40+` */
export const isAtLeast = ({ kind, raw }: Token): boolean => kind === 'number' && raw.endsWith('+')

const link =
  /(?:https?:\/\/|www\.)[^\s<>"]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/[^\s<>"]*)?/u
/** `2026-01`, as entries have their dates. */
const dated = /\s?(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?![\d-]|\p{L})/u
const number =
  /\s?\d{1,3}\/\d{1,3}(?![\d/])|[$€£¥]?\s?\d+(?:[.,'’\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?:\s?[%€£]|\p{L}+)?(?:\+(?![\p{L}\d+]))?/u
const word = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’]\p{L}[\p{L}\p{M}\p{N}]*)?[+#]*/u
const scannerOf = (links: string) =>
  new RegExp(`(${links})|(${dated.source}|${number.source})|${word.source}`, 'gu')
const scanner = scannerOf(link.source)
/** What every link has; most texts have none. */
const linked = /@|:\/\/|\.\S/
const scannerWithoutLinks = scannerOf('(?!)')

const percentWords =
  /(?<=\d)\s(?:per cent|percent|prozent|procent(?:ach|ów)?|pourcent|pour cent|por ciento|por cento|per cento|%)(?!\p{L})/giu
/** Polish `m.in.`, which is no link. */
const amongOthers = /(?<!\p{L})m\.\s?in\./giu
/** `l'Erdre`, `dell'Università`: the article is a word of its own that says nothing. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|dell|all|nell|dall|sull|un)['’](?=\p{L})/iu
/** English writes it with a capital wherever it stands. */
const firstPerson = /^I(?:['’](?:m|ve|d|ll))?$/
const percents = new Set(['percent', 'prozent', 'procent', 'pourcent'])
const ordinal = /^(?:st|nd|rd|th|e|er|ere|o|a|º|ª|r)$/

/** A text as what it says, in order: links, numbers, dates and words. */
export function tokensOf(text: string, language: string): Token[] {
  const normal = isAscii(text) ? text : text.normalize('NFKC')
  const spelled = /\d\s/.test(normal) ? normal.replace(percentWords, ' %') : normal
  const measured = withWholeYears(withSquareMetres(withElectronic(spelled, language)))
  const plain = withMoneyWords(language === 'pl' ? measured.replace(amongOthers, ' ') : measured)
  const tokens: Token[] = []
  let end = -1
  // Most texts neither count nor date.
  let [isCounting, isDating] = [counting.has(language), counting.has(language)]
  const reader = linked.test(plain) ? scanner : scannerWithoutLinks
  reader.lastIndex = 0
  for (let found = reader.exec(plain); found !== null; found = reader.exec(plain)) {
    const [whole, isLink, isNumber] = found
    const raw = whole.trim()
    const place = placeBehind(end < 0 ? undefined : plain.slice(end, found.index), raw, tokens, language)
    end = found.index + whole.length
    if (isLink !== undefined) tokens.push(linkToken(raw, place))
    else if (isNumber !== undefined) tokens.push(numberToken(raw, place, language))
    else {
      const own = wordOf(raw, language)
      tokens.push(wordToken(own, place))
      isCounting ||= own.mayCount
      isDating ||= own.mayBeMonth
    }
    isCounting ||= isNumber !== undefined
  }
  const counted = isCounting ? withNumbers(tokens, language) : tokens
  return isDating ? withDates(counted, language) : counted
}

/** What is spelled, counted or paid as amounts. */
function withNumbers(tokens: readonly Token[], language: string): Token[] {
  const spelledOut = withMoney(withSpelled(tokens, language), changed)
  return withUnits(language === 'en' ? withHalves(spelledOut) : spelledOut)
}

const inFront: Place = { follows: false, breaks: false }
const behindBlank: Place = { follows: true, breaks: false }

/** What German writes with a point behind it in the middle of a sentence. */
const shortened =
  /^(?:\p{Ll}|Mio|Mrd|Tsd|Std|Pers|ca|inkl|exkl|zzgl|bzw|Nr|mind|max|min|stellv|staatl|gepr|anerk|ehem|allg|tägl|jährl|monatl|wöchentl|verantw)$/u

/** How what is written next lies to the tokens before it; nothing stands between where it is the first. */
function placeBehind(
  between: string | undefined,
  raw: string,
  tokens: readonly Token[],
  language: string,
): Place {
  if (between === undefined) return inFront
  if (between === ' ') return behindBlank
  // `7. Klasse`: a German noun behind an ordinal begins no sentence.
  const isOrdinal = language === 'de' && /^\d{1,2}$/.test(tokens.at(-1)?.raw ?? '')
  // Nor does the `V` of `e. V.`, or what stands behind `Mio.`.
  const isShort = language === 'de' && shortened.test(tokens.at(-1)?.raw ?? '')
  const isNext = !isOrdinal && !isShort && /\.\s/.test(between) && /^\p{Lu}/u.test(raw)
  return { follows: /^[\s-]*$/.test(between), breaks: isNext || /[,;:()—–!?]/.test(between) }
}

const linkToken = (raw: string, place: Place): Token => {
  const value = normalForm(raw)
    .replace(/[.,;:!?)\]]+$/, '')
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
  return placed({ kind: 'link', value, raw, isMarked: true }, place)
}

interface Word extends Omit<Read, 'kind'> {
  readonly hasArticle: boolean
  readonly mayCount: boolean
  readonly mayBeMonth: boolean
}

/** A written word is read once; all its tokens share its strings, which are then found in lists at once. */
const wordOf = oncePerWord((raw, language): Word => {
  const bare = raw.replace(elision, '')
  const isMarked = /[\p{Lu}\p{Lt}\p{N}+#]/u.test(bare) && !firstPerson.test(raw)
  const value = normalForm(bare)
  return {
    value,
    raw,
    isMarked,
    hasArticle: bare !== raw,
    mayCount: mayCount(value, language),
    mayBeMonth: mayBeMonth(value, language),
  }
})

function wordToken({ value, raw, isMarked, hasArticle }: Word, { breaks, follows }: Place): Token {
  // The article stands between: `Fisioterapia all'Università`.
  return placed({ kind: 'word', value, raw, isMarked }, { breaks, follows: follows && !hasArticle })
}

const isYearMonth = new RegExp(`^${dated.source}$`, 'u')

function numberToken(raw: string, place: Place, language: string): Token {
  if (isYearMonth.test(raw)) return placed({ kind: 'date', value: raw, raw, isMarked: true }, place)
  // `110/110` is a mark, not two amounts.
  if (raw.includes('/')) return placed({ kind: 'number', value: raw, raw, isMarked: true }, place)
  const [, currency = '', digits = '', suffix = ''] =
    /^([$€£¥]?)\s?([\d.,'’\u00a0\u202f ]*\d)\s?(\D*)$/u.exec(raw) ?? []
  // `40+` is the amount 40, its sign stays in what is written.
  const tail = normalForm(suffix.replace(/\+$/, '').trim())
  const magnitude = magnitudes.get(tail)
  // `5G` and `3D` are names, not amounts.
  if (tail !== '' && magnitude === undefined && !/^[%€£]$/.test(tail) && !ordinal.test(tail))
    return changed(wordToken(wordOf(raw, language), place), { isMarked: true })
  const unit = currency || (/^[%€£]$/.test(tail) ? tail : '')
  const value = `${amountOf(digits) * (magnitude ?? 1)}${unit}`
  return placed({ kind: 'number', value, raw, isMarked: true }, place)
}

/** Three digits behind a separator are thousands, anything else is a fraction. */
function amountOf(digits: string): number {
  const [, whole = digits, fraction] = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(digits) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${fraction ?? 0}`)
}

/** Number words become numbers; magnitudes and percent join the number before them. */
function withSpelled(tokens: readonly Token[], language: string): Token[] {
  const values = tokens.map(({ value }) => value)
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const spelled = token.kind === 'word' ? spelledNumber(values, at, language) : undefined
    const last = out.at(-1)
    const isCounted = last?.kind === 'number' && token.follows && token.kind === 'word'
    const unit = isCounted ? shortUnit(token.value, language) : undefined
    if (unit !== undefined) out.push(changed(token, { value: unit }))
    else if (spelled) {
      const raw = tokens.slice(at, at + spelled.length).map((each) => each.raw)
      out.push(
        changed(token, { kind: 'number', value: `${spelled.value}`, raw: raw.join(' '), isMarked: true }),
      )
      at += spelled.length - 1
    } else if (isCounted && isMeasure(token.value)) {
      const [value, raw] = [inMeasure(last.value, token.value), `${last.raw} ${token.raw}`]
      out.splice(-1, 1, changed(last, { value, raw }))
    } else if (counting.has(language)) out.push(...withCounted(token, last, language))
    else out.push(token)
  }
  return out
}

/** `an hour and a half` is 1.5 hours. */
function withHalves(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ value }) => value === 'half')) return tokens
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const half = halvesOf((step) => tokens[at + step]?.value ?? '')
    if (!half) {
      out.push(token)
      continue
    }
    const raw = tokens.slice(at, at + half.length).map((each) => each.raw)
    out.push(changed(token, { kind: 'number', value: `${half.amount}`, raw: raw.join(' ') }))
    out.push(changed(tokens[at + half.unit]!, { breaks: false, follows: true }))
    at += half.length - 1
  }
  return out
}

/** They write an amount and what it counts as one word. */
const counting = new Set(['de', 'nl', 'pl'])

/** `10-osobowy`, `dziesięcioosobowy`, `dreijährig`: an amount and what it counts. */
function withCounted(token: Token, last: Token | undefined, language: string): Token[] {
  if (token.kind !== 'word') return [token]
  const isCounted = last?.kind === 'number' && token.follows
  const short = isCounted && language === 'de' ? shortUnits.get(token.value) : undefined
  if (short !== undefined) return [changed(token, { value: short })]
  const isPolish = language === 'pl'
  const germanic = germanicCompound(token.value, language)
  const bare = germanic?.value === undefined ? germanic?.counted : undefined
  const counted = isPolish ? countedByAdjective(token.value) : bare
  if (isCounted && counted !== undefined) return [changed(token, { value: counted })]
  const compound = isPolish ? polishCompound(token.value) : germanic
  if (compound?.value === undefined) return [token]
  const amount = changed(token, { kind: 'number', value: `${compound.value}`, isMarked: true })
  return [amount, changed(token, { value: compound.counted, isMarked: false, breaks: false, follows: true })]
}

const isMeasure = (value: string) => percents.has(value) || (value.length > 2 && magnitudes.has(value))

function inMeasure(amount: string, measure: string): string {
  if (percents.has(measure)) return `${amount}%`
  const [, digits = '0', unit = ''] = /^([\d.e+]+)(\D*)$/.exec(amount) ?? []
  return `${Number((Number(digits) * (magnitudes.get(measure) ?? 1)).toPrecision(12))}${unit}`
}

/** `from 41 to 58 percent` says percent of both. */
const withUnits = (tokens: readonly Token[]): Token[] => {
  if (!tokens.some(({ value }) => value.endsWith('%'))) return [...tokens]
  return tokens.map((token, at) => {
    if (!isAmount(token) || !/^[\d.]+$/.test(token.value)) return token
    const isRange = towards.test(tokens[at + 1]?.value ?? '') && /^[\d.]+%$/.test(tokens[at + 2]?.value ?? '')
    return isRange ? changed(token, { value: `${token.value}%` }) : token
  })
}
