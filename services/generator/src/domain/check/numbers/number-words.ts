import { polishNumber } from './polish-numbers.js'
import { iberianNumber } from './iberian-numbers.js'
import { germanicNumber } from './germanic-numbers.js'
import { frenchNumber, italianNumber, type Spelled } from './romance-numbers.js'

const listed = (words: string, from = 0): [string, number][] =>
  words.split(' ').map((word, index) => [word, from + index])

/** Normal forms. The word for 1 is left out: it is an article in half of the languages. */
const small = new Map<string, number>([
  ...listed('two three four five six seven eight nine ten eleven twelve', 2),
  ...listed('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
  ...listed('zwei drei vier funf sechs sieben acht neun zehn elf zwolf', 2),
  ...listed('deux trois quatre cinq six sept huit neuf dix onze douze', 2),
  ...listed('dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig', 13),
  ...listed('treize quatorze quinze seize', 13),
  ...listed('trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte', 13),
  ...listed('tredici quattordici quindici sedici diciassette diciotto diciannove venti', 13),
  ...listed('treze catorze quinze dezasseis dezassete dezoito dezanove vinte', 13),
  ...listed('quatorze quinze dezesseis dezessete dezoito dezenove', 14),
  ...listed('dertien veertien vijftien zestien zeventien achttien negentien twintig', 13),
  ...listed(
    'jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie dwadziescia',
    11,
  ),
  ...listed('dos tres cuatro cinco seis siete ocho nueve diez once doce', 2),
  ...listed('due tre quattro cinque sei sette otto nove dieci undici dodici', 2),
  ...listed('dois tres quatro cinco seis sete oito nove dez onze doze', 2),
  ...listed('twee drie vier vijf zes zeven acht negen tien elf twaalf', 2),
  ...listed('dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec', 2),
  ...listed('dwoch trzech czterech pieciu szesciu siedmiu osmiu dziewieciu dziesieciu', 2),
  ['zero', 0],
  ['dozen', 12],
])
// `once`, `sei` and `due` are words of other languages as well.
small.delete('once')
small.delete('sei')
small.delete('tien')
small.delete('due')

const ownLanguage: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  it: new Map([
    ['sei', 6],
    ['due', 2],
  ]),
  nl: new Map([
    ['tien', 10],
    ['dozijn', 12],
  ]),
  de: new Map([['dutzend', 12]]),
}

const tensIn = (words: string, from: number) =>
  words.split(' ').map((word, index): [string, number] => [word, from + 10 * index])
const tens = new Map([
  ...tensIn('twenty thirty forty fifty sixty seventy eighty ninety', 20),
  ...tensIn('dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert', 30),
  ...tensIn('vingt trente quarante cinquante soixante', 20),
  ...tensIn('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 30),
  ...tensIn('trenta quaranta cinquanta sessanta settanta ottanta novanta cento', 30),
  ...tensIn('trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 30),
  ...tensIn('dertig veertig vijftig zestig zeventig tachtig negentig honderd', 30),
  ...tensIn(
    'trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat sto',
    30,
  ),
])

export const magnitudes = new Map<string, number>([
  ...[['hundred', 1e2] as const, ['thousand', 1e3] as const, ['million', 1e6] as const],
  ...[['billion', 1e9] as const, ['trillion', 1e12] as const],
  ...[['tausend', 1e3] as const, ['millionen', 1e6] as const, ['milliarden', 1e9] as const],
  ...[['millions', 1e6] as const, ['milliards', 1e9] as const, ['mille', 1e3] as const],
  ...[['mil', 1e3] as const, ['millon', 1e6] as const, ['millones', 1e6] as const, ['milioni', 1e6] as const],
  ...[['tysiac', 1e3] as const, ['tysiace', 1e3] as const, ['tysiecy', 1e3] as const],
  ...[['milion', 1e6] as const, ['miliony', 1e6] as const, ['milionow', 1e6] as const],
  ...[['tys', 1e3] as const, ['milhao', 1e6] as const, ['milhoes', 1e6] as const],
  ...[
    ['miljoen', 1e6] as const,
    ['miljard', 1e9] as const,
    ['milliarde', 1e9] as const,
    ['mrd', 1e9] as const,
  ],
  ...[
    ['milliard', 1e9] as const,
    ['milione', 1e6] as const,
    ['miliardo', 1e9] as const,
    ['miliardi', 1e9] as const,
  ],
  ...[
    ['mila', 1e3] as const,
    ['miliard', 1e9] as const,
    ['miliardy', 1e9] as const,
    ['miliardow', 1e9] as const,
  ],
  ...[['mln', 1e6] as const, ['mld', 1e9] as const, ['mio', 1e6] as const],
  ...[['k', 1e3] as const, ['m', 1e6] as const, ['bn', 1e9] as const, ['b', 1e9] as const],
])

/** French and Italian put numbers together in ways of their own; behind digits a magnitude is theirs. */
function romance(words: readonly string[], at: number, language: string): Spelled | undefined {
  if (magnitudes.has(words[at] ?? '') && /^\d/.test(words[at - 1] ?? '')) return undefined
  if (language === 'fr') return frenchNumber(words, at)
  if (language === 'es' || language === 'pt') return iberianNumber(words, at, language)
  if (language === 'pl') return polishNumber(words, at)
  const value = language === 'it' ? italianNumber(words[at] ?? '') : undefined
  return value === undefined ? undefined : { value, length: 1 }
}

const halves = new Set(['half', 'halbe', 'halben', 'demi', 'medio', 'mezzo', 'meio'])
/** `half a million`, `eine halbe Million`, `een half miljoen`. */
function halfOf(words: readonly string[], at: number): Spelled | undefined {
  if (!halves.has(words[at] ?? '')) return undefined
  const behind = words[at + 1] === 'a' ? at + 2 : at + 1
  const magnitude = magnitudes.get(words[behind] ?? '') ?? 0
  return magnitude >= 1e6 && words[behind]!.length > 2
    ? { value: magnitude / 2, length: behind + 1 - at }
    : undefined
}

/** The number that the words at `at` spell, and how many words that took; undefined when they spell none. */
export function spelledNumber(words: readonly string[], at: number, language = 'en'): Spelled | undefined {
  const word = words[at] ?? ''
  // `ten` points at something in Polish, and is a preposition in Dutch.
  if (word === 'ten' && (language === 'pl' || language === 'nl')) return undefined
  if (word === 'one' && words[at + 1] === 'hundred') {
    const rest = spelledNumber(words, words[at + 2] === 'and' ? at + 3 : at + 2, language)
    const skipped = words[at + 2] === 'and' ? 3 : 2
    return rest && rest.value < 100
      ? { value: 100 + rest.value, length: skipped + rest.length }
      : { value: 100, length: 2 }
  }
  if (word === 'one' && isInRange(words, at, language)) return { value: 1, length: 1 }
  const half = halfOf(words, at)
  if (half) return half
  const own = romance(words, at, language)
  // Portuguese `dos` is no number.
  if (!own && (language === 'es' || language === 'pt')) return undefined
  const ten = tens.get(word)
  const unit = ten === undefined ? undefined : small.get(words[at + 1] ?? '')
  const hasUnit = unit !== undefined && unit > 0 && unit < 10
  const base =
    ten === undefined
      ? (small.get(word) ?? ownLanguage[language]?.get(word) ?? germanicNumber(words, at, language))
      : ten + (hasUnit ? unit : 0)
  if (base === undefined && !own) return undefined
  let [value, length] = own ? [own.value, own.length] : [base ?? 0, hasUnit ? 2 : 1]
  for (;;) {
    const next = words[at + length] ?? ''
    const magnitude = next.length > 2 ? magnitudes.get(next) : undefined
    if (magnitude === undefined) return { value, length }
    value *= magnitude
    length += 1
  }
}

/** Whether a number may begin with a word; a German or Dutch one by the word behind it as well. */
export const mayCount = (word: string, language: string): boolean =>
  word === 'one' || halves.has(word) || spelledNumber([word], 0, language) !== undefined

/** `from one to six`, `between one and six`: there it is no pronoun. */
function isInRange(words: readonly string[], at: number, language: string): boolean {
  const joint = { from: 'to', between: 'and' }[words[at - 1] ?? '']
  const isNumber = (word = '') => /^\d+$/.test(word) || spelledNumber([word], 0, language) !== undefined
  return joint !== undefined && words[at + 1] === joint && isNumber(words[at + 2])
}
