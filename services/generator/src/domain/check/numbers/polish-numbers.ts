import { gathered } from '../../gathered.js'
const valued = (lists: readonly (readonly [number, string])[]) =>
  new Map(
    gathered(lists, ([value, words]) => words.split(' ').map((word): [string, number] => [word, value])),
  )

/** Normal forms, in the cases that prose has. The word for 1 counts behind a ten alone. */
const units = valued([
  [2, 'dwa dwie dwaj dwoch dwom dwoma dwiema dwoje dwojga dwojgu dwojgiem dwojka dwojki dwojke dwojce'],
  [3, 'trzy trzej trzech trzem trzema troje trojga trojgu trojgiem trojka trojki trojke trojce'],
  [
    4,
    'cztery czterej czterech czterem czterema czworo czworga czworgu czworgiem czworka czworki czworke czworce',
  ],
  [5, 'piec pieciu piecioma piecioro pieciorga pieciorgu pieciorgiem piatka piatki piatke piatce'],
  [6, 'szesc szesciu szescioma szescioro szesciorga szesciorgu szesciorgiem'],
  [7, 'siedem siedmiu siedmioma siedmioro siedmiorga siedmiorgu siedmiorgiem'],
  [8, 'osiem osmiu osmioma osmioro osmiorga osmiorgu osmiorgiem'],
  [9, 'dziewiec dziewieciu dziewiecioma dziewiecioro dziewieciorga dziewieciorgu dziewieciorgiem'],
])
const roots = 'jede dwa trzy czter piet szes siedem osiem dziewiet'.split(' ')
const teens = new Map<string, number>([
  ...valued([
    [10, 'dziesiec dziesieciu dziesiecioma dziesiecioro dziesieciorga dziesieciorgu dziesieciorgiem'],
    [1.5, 'poltora poltorej'],
  ]),
  ...gathered(roots, (root, index) =>
    ['nascie', 'nastu', 'nastoma', 'nascioro', 'nasciorga', 'nasciorgu', 'nasciorgiem'].map(
      (end): [string, number] => [root + end, 11 + index],
    ),
  ),
  ['dwunastu', 12],
])
const tens = valued([
  [20, 'dwadziescia dwudziestu dwudziestoma'],
  [30, 'trzydziesci trzydziestu trzydziestoma'],
  [40, 'czterdziesci czterdziestu czterdziestoma'],
  [50, 'piecdziesiat piecdziesieciu piecdziesiecioma'],
  [60, 'szescdziesiat szescdziesieciu szescdziesiecioma'],
  [70, 'siedemdziesiat siedemdziesieciu siedemdziesiecioma'],
  [80, 'osiemdziesiat osiemdziesieciu osiemdziesiecioma'],
  [90, 'dziewiecdziesiat dziewiecdziesieciu dziewiecdziesiecioma'],
])
const hundreds = valued([
  [100, 'sto stu'],
  [200, 'dwiescie dwustu'],
  [300, 'trzysta trzystu'],
  [400, 'czterysta czterystu'],
  [500, 'piecset pieciuset'],
  [600, 'szescset szesciuset'],
  [700, 'siedemset siedmiuset'],
  [800, 'osiemset osmiuset'],
  [900, 'dziewiecset dziewieciuset'],
])
const one = /^jed(?:en|nego|nym|nej|na)$/

/** `dwudziestu pięciu`, `sto dwadzieścia`, `tysiąc`; undefined when the words at `at` spell no number. */
export function polishNumber(
  words: readonly string[],
  at: number,
): { value: number; length: number } | undefined {
  const hundred = hundreds.get(words[at] ?? '')
  const behind = hundred === undefined ? at : at + 1
  const ten = tens.get(words[behind] ?? '')
  const last = ten === undefined ? behind : behind + 1
  const word = words[last] ?? ''
  const unit = units.get(word) ?? (ten === undefined ? teens.get(word) : one.test(word) ? 1 : undefined)
  const length = last - at + (unit === undefined ? 0 : 1)
  if (length > 0) return { value: (hundred ?? 0) + (ten ?? 0) + (unit ?? 0), length }
  return /^tysiac$/.test(words[at] ?? '') ? { value: 1000, length: 1 } : undefined
}

const firstParts: readonly (readonly [RegExp, number])[] = [
  ...['dwu', 'troj|trzy', 'cztero', 'piecio', 'szescio', 'siedmio', 'osmio', 'dziewiecio', 'dziesiecio'].map(
    (part, index) => [new RegExp(`^(?:${part})$`), index + 2] as const,
  ),
  ...roots.map(
    (root, index) => [new RegExp(`^${root === 'dwa' ? 'dwu?a?' : root}nasto$`), 11 + index] as const,
  ),
  ...['dwudziesto', 'trzydziesto', 'czterdziesto', 'piecdziesiecio|piecdziesiat'].map(
    (part, index) => [new RegExp(`^(?:${part})$`), 20 + 10 * index] as const,
  ),
]
const counting: readonly (readonly [RegExp, string])[] = [
  [/osobow(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'osob'],
  [/letni(?:a|e|ego|emu|ej|m|mi|ch)?$/, 'lat'],
  [/miesieczn(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'miesiecy'],
  [/tygodniow(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'tygodni'],
  [/godzinn(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'godzin'],
  [/dniow(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'dni'],
  [/minutow(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'minut'],
  [/hektarow(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'hektarow'],
  [/odcinkow(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'odcinkow'],
  [/semestraln(?:y|a|e|ego|emu|ej|ym|ymi|ych)$/, 'semestrow'],
]

/** What an adjective counts behind digits: `10-osobowy` has `osób`. */
export const countedByAdjective = (word: string): string | undefined =>
  counting.find(([end]) => word.replace(end, '') === '')?.[1]

/** `dziesięcioosobowy` counts ten `osób`. */
export function polishCompound(word: string): { value: number; counted: string } | undefined {
  if (/^dekad[aey]$/.test(word)) return { value: 10, counted: 'lat' }
  for (const [end, counted] of counting) {
    const first = word.replace(end, '')
    const value = first === word ? undefined : firstParts.find(([part]) => part.test(first))?.[1]
    if (value !== undefined) return { value, counted }
  }
  return undefined
}
