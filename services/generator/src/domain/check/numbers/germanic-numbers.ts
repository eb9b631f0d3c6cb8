import { wordSet } from '../forms/word-set.js'

const named = (words: string, from: number) =>
  words.split(' ').map((word, index): [string, number] => [word, from + index])
const namedByTen = (words: string) =>
  words.split(' ').map((word, index): [string, number] => [word, 20 + 10 * index])

interface Numbers {
  readonly small: ReadonlyMap<string, number>
  readonly tens: ReadonlyMap<string, number>
  readonly half: RegExp
  readonly ten: RegExp
  readonly hundred: RegExp
  readonly oneAndHalf: RegExp
  /** By the beginning of `dritten`, `derde`. */
  readonly ordinals: ReadonlyMap<string, number>
  readonly ordinal: RegExp
  readonly counted: RegExp
}

const numbers: Readonly<Record<string, Numbers>> = {
  de: {
    small: new Map([
      ...named('ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn', 1),
      ...named('sechzehn siebzehn achtzehn neunzehn', 16),
    ]),
    tens: new Map(namedByTen('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig')),
    half: /^(\p{L}+?)einhalb$/u,
    ten: /^(\p{L}+)und(\p{L}+ig)$/u,
    hundred: /^(\p{L}*?)hundert(?:und)?(\p{L}*)$/u,
    oneAndHalf: /^anderthalb(?:e|en)?$/,
    ordinals: new Map([
      ...named('zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft', 2),
      ['siebent', 7],
    ]),
    ordinal: /^(\p{L}+t)e[nmrs]?$/u,
    counted: /^(\p{L}*?)(jahrig|monatig|wochig|tagig|stundig|kopfig|teilig|seitig|stufig)(?:e[nmrs]?)?$/u,
  },
  nl: {
    small: new Map([
      ...named('een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien', 1),
      ...named('zestien zeventien achttien negentien', 16),
    ]),
    tens: new Map(namedByTen('twintig dertig veertig vijftig zestig zeventig tachtig negentig')),
    half: /^(\p{L}+?)enhal(?:f|ve)$/u,
    ten: /^(\p{L}+)en(\p{L}+tig)$/u,
    hundred: /^(\p{L}*?)honderd(?:en)?(\p{L}*)$/u,
    oneAndHalf: /^anderhal(?:f|ve)$/,
    ordinals: new Map(named('tweed derd vierd vijfd zesd zevend achtst negend tiend', 2)),
    ordinal: /^(\p{L}+(?:d|st))e$/u,
    counted: /^(\p{L}*?)(jarige?|maandse|weekse?|daagse?|urige?|koppige?)$/u,
  },
}

/** `die siebte Klasse` is class 7, whatever spells it; `das dritte Jahr` is no amount. */
const numbered = wordSet(
  'klasse klassen platz rang semester stufe liga auflage lehrjahr klas groep plaats graad klassen divisie editie',
)

/** What German and Dutch write as one word: `viereinhalb`, `dreiundzwanzig`, `tweehonderd`; an ordinal of what is numbered. */
export function germanicNumber(words: readonly string[], at: number, language: string): number | undefined {
  const own = numbers[language]
  const word = words[at] ?? ''
  if (!own) return undefined
  if (numbered.has(words[at + 1] ?? '')) {
    const place = own.ordinals.get(own.ordinal.exec(word)?.[1] ?? '')
    if (place !== undefined) return place
  }
  return writtenAsOne(word, own)
}

function writtenAsOne(word: string, own: Numbers): number | undefined {
  const { small, tens } = own
  if (own.oneAndHalf.test(word)) return 1.5
  const halved = small.get(own.half.exec(word)?.[1] ?? '')
  if (halved !== undefined) return halved + 0.5
  const [, ones = '', name = ''] = own.ten.exec(word) ?? []
  const [one, round] = [small.get(ones), tens.get(name)]
  if (one !== undefined && round !== undefined && one < 10) return round + one
  const [, times, rest] = own.hundred.exec(word) ?? []
  if (times === undefined || rest === undefined || word.length < 8) return undefined
  const many = times === '' ? 1 : small.get(times)
  const less = rest === '' ? 0 : (small.get(rest) ?? tens.get(rest) ?? writtenAsOne(rest, own))
  return many === undefined || less === undefined || less >= 100 ? undefined : many * 100 + less
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^ja/, 'jahre'],
  [/^mona/, 'monate'],
  [/^maa/, 'maanden'],
  [/^woch/, 'wochen'],
  [/^week/, 'weken'],
  [/^tag/, 'tage'],
  [/^daag/, 'dagen'],
  [/^stund/, 'stunden'],
  [/^uri/, 'uren'],
  [/^kop/, 'personen'],
  [/^teil/, 'teilen'],
  [/^seit/, 'seiten'],
  [/^stuf/, 'stufen'],
]

/** `dreijährig`, `zesmaandse`: an amount and what it counts; behind digits, as in `3-jährig`, without an amount. */
export function germanicCompound(
  word: string,
  language: string,
): { value: number | undefined; counted: string } | undefined {
  const own = numbers[language]
  if (!own) return undefined
  const [, amount = '', end = ''] = own.counted.exec(word) ?? []
  const counted = units.find(([start]) => start.test(end))?.[1]
  if (counted === undefined) return undefined
  const value = own.small.get(amount) ?? own.tens.get(amount) ?? writtenAsOne(amount, own)
  return value === undefined && amount !== '' ? undefined : { value, counted }
}

/** What German resumes shorten behind an amount: `25 Std.`, `12 MA`. */
export const shortUnits: ReadonlyMap<string, string> = new Map([
  ['std', 'stunden'],
  ['h', 'stunden'],
  ['min', 'minuten'],
  ['mon', 'monate'],
  ['wo', 'wochen'],
  ['ma', 'mitarbeiter'],
  ['tn', 'teilnehmer'],
  ['pers', 'personen'],
  ['stk', 'stuck'],
])
