/** A number, and how many words spell it. */
export interface Spelled {
  readonly value: number
  readonly length: number
}

const numbered = (words: string, from: number, step = 1) =>
  new Map(words.split(' ').map((word, index): [string, number] => [word, from + step * index]))

const frenchUnits = numbered('deux trois quatre cinq six sept huit neuf', 2)
const frenchTeens = numbered('dix onze douze treize quatorze quinze seize', 10)
const frenchTens = new Map([
  ...numbered('vingt trente quarante cinquante soixante', 20, 10),
  ...[['septante', 70] as const, ['huitante', 80] as const, ['nonante', 90] as const],
])

/** `dix-sept` and below; `un` counts behind a ten alone. */
function belowTwenty(words: readonly string[], at: number, isBehind: boolean): Spelled | undefined {
  const word = words[at] ?? ''
  if (isBehind && /^une?$/.test(word)) return { value: 1, length: 1 }
  const unit = frenchUnits.get(word)
  if (unit !== undefined) return { value: unit, length: 1 }
  const teen = frenchTeens.get(word)
  if (teen === undefined) return undefined
  const more = teen === 10 ? (frenchUnits.get(words[at + 1] ?? '') ?? 0) : 0
  return more > 6 ? { value: 10 + more, length: 2 } : { value: teen, length: 1 }
}

function belowHundred(words: readonly string[], at: number, isBehind: boolean): Spelled | undefined {
  const isFourscore = words[at] === 'quatre' && /^vingts?$/.test(words[at + 1] ?? '')
  const ten = isFourscore ? 80 : frenchTens.get(words[at] ?? '')
  if (ten === undefined) return belowTwenty(words, at, isBehind)
  const length = isFourscore ? 2 : 1
  const isJoined = words[at + length] === 'et' && /^(?:une?|onze)$/.test(words[at + length + 1] ?? '')
  const skipped = isJoined ? length + 1 : length
  const rest = belowTwenty(words, at + skipped, isJoined || isFourscore)
  const isRest = rest && (rest.value < 10 || ten === 60 || ten === 80)
  return isRest ? { value: ten + rest.value, length: skipped + rest.length } : { value: ten, length }
}

/** How many of `what` stand at `at`, and what follows them: `deux cents dix`. */
function powersOf(
  [what, power]: readonly [RegExp, number],
  below: (words: readonly string[], at: number, isBehind: boolean) => Spelled | undefined,
) {
  return (words: readonly string[], at: number, isBehind = false): Spelled | undefined => {
    const times = what.test(words[at] ?? '') ? { value: 1, length: 0 } : below(words, at, isBehind)
    if (!times || !what.test(words[at + times.length] ?? '')) return times
    const length = times.length + 1
    const rest = below(words, at + length, true)
    return { value: times.value * power + (rest?.value ?? 0), length: length + (rest?.length ?? 0) }
  }
}

const belowThousand = powersOf([/^cents?$/, 100], belowHundred)
/** The French number below a million that the words at `at` spell. */
export const frenchNumber = powersOf([/^mille$/, 1000], belowThousand)

const italianUnits = new Map([...numbered('uno due tre quattro cinque sei sette otto nove', 1), ['un', 1]])
const italianTeens = numbered(
  'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  10,
)
const italianTens = numbered('vent trent quarant cinquant sessant settant ottant novant', 20, 10)

function italianBelowHundred(word: string): number | undefined {
  if (word === '') return 0
  const plain = italianUnits.get(word) ?? italianTeens.get(word)
  if (plain !== undefined) return plain
  const [, stem = '', rest = ''] =
    /^(\p{L}+?nt)(?:[ai]|(?=uno?$|otto$))(|uno?|due|tre|quattro|cinque|sei|sette|otto|nove)$/u.exec(word) ??
    []
  const ten = italianTens.get(stem)
  return ten === undefined ? undefined : ten + (italianUnits.get(rest) ?? 0)
}

function italianBelowThousand(word: string): number | undefined {
  const [, times = '', rest = ''] = /^(\p{L}*?)cento?(?=\p{L}*$)(\p{L}*)$/u.exec(word) ?? []
  const below = italianBelowHundred(word)
  if (below !== undefined) return below
  const [hundreds, more] = [times === '' ? 1 : italianUnits.get(times), italianBelowHundred(rest)]
  const isSpelled = word.includes('cent') && hundreds !== undefined && more !== undefined
  return isSpelled ? hundreds * 100 + more : undefined
}

/** `una trentina di siti` */
const italianAbout = new Map([
  ...numbered('ventina trentina quarantina cinquantina sessantina settantina ottantina novantina', 20, 10),
  ...[['decina', 10] as const, ['dozzina', 12] as const, ['quindicina', 15] as const],
  ...[['centinaio', 100] as const, ['migliaio', 1000] as const],
])

/** The number that one Italian word spells: `ventitré`, `milleduecento`. The word for one is an article. */
export function italianNumber(word: string): number | undefined {
  const about = italianAbout.get(word)
  if (about !== undefined) return about
  const [, times, rest = ''] = /^(?:mille|(\p{L}+)mila)(\p{L}*)$/u.exec(word) ?? [undefined, undefined, word]
  const isThousands = rest !== word
  const [thousands, more] = [
    times === undefined ? 1 : italianBelowThousand(times),
    italianBelowThousand(rest),
  ]
  if (more === undefined || thousands === undefined) return undefined
  const value = (isThousands ? thousands * 1000 : 0) + more
  return value > 1 ? value : undefined
}
