import { gathered } from '../../gathered.js'
import { hasWord, type Ground } from '../ground.js'
import { wordSet } from '../forms/word-set.js'
import { runsOf } from '../runs.js'
import { apartByLevel, isBesides, isLevelOfNext, isNamed } from './language-runs.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { possessives, pronouns } from '../words/function-words.js'

const levels =
  wordSet(`native natively fluent fluently mother bilingual muttersprache fließend verhandlungssicher maternelle maternelles courant couramment bilingue nativo nativa nativos nativas materna maternas fluido
fluente fluentemente madrelingua correntemente bene benissimo ottimamente discretamente moedertaal vloeiend ojczysty biegle płynnie swobodnie a1 a2 b1 b2 c1 c2 basic intermediate advanced podstawowo komunikatywnie`)

/** Behind a verb of its own a language has no level of the one before: `domina el inglés y habla danés`, `and understands Danish`. */
const speaking = wordSet(
  'speaks understands knows parle parla habla hablo domina domino tiene tengo fala falo tem tenho zna znam włada władam porozumiewa',
)
/** Of all that were named before it. */
const ofAll = wordSet(
  'both all each beide beides alle jeweils ambos ambas todos todas tous toutes entrambe entrambi ambedue tutti tutte allebei obydwa obydwoma oba obu',
)
const behindAll = wordSet(
  'natively fluently fließend couramment correntemente fluentemente vloeiend biegle płynnie swobodnie',
)

const tongues = wordSet('lengua língua lingua langue')
/** `inglês, de nível C1, …` */
const levelled = wordSet('de di com con mit at auf op na au of nível nivel livello niveau level poziomie')
/** `le français, sa langue maternelle, …`: nothing but a level, of what stands in front. */
const isSetApart = (run: readonly Token[], own: readonly Token[], spoken: readonly Ground[]) =>
  run.every((token) => own.includes(token) || tongues.has(token.value) || levelled.has(token.value)) ||
  (possessives.has(run[0]?.value ?? '') &&
    run.length < 4 &&
    !run.some(({ value }) => spoken.some((ground) => isNamed(ground, value))))

const isOfScale = (word: string) => /^[abc][12]$/.test(word)

/** `C1` of `B2/C1`: the upper of two levels, told without the lower beside it. */
function isUpperAlone(tokens: readonly Token[], at: number, spoken: readonly Ground[]): boolean {
  const { value } = tokens[at]!
  if (!isOfScale(value)) return false
  const lowers = gathered(spoken, ({ sequences }) =>
    gathered(sequences, (known) =>
      gathered(known, (token, index) => (token.value === value ? [known[index - 1]?.value ?? ''] : [])),
    ),
  )
  const isBelow = (lower: string) => isOfScale(lower) && lower < value
  // `B2 do C1`
  const beside = [...tokens.slice(Math.max(0, at - 2), at), ...tokens.slice(at + 1, at + 3)]
  return lowers.length > 0 && lowers.every(isBelow) && !beside.some((token) => lowers.includes(token.value))
}

/** `and reads Latin`, of `Latin: reading`: it has a word of its own for its level. */
const isToldApart = (
  run: readonly Token[],
  [first, ...others]: readonly Ground[],
  spoken: readonly Ground[],
  language: string,
) =>
  first !== undefined &&
  others.length === 0 &&
  run.some(
    ({ value }) =>
      !isNamed(first, value) && spoken.every((one) => hasWord(one, value, language) === (one === first)),
  )

/** A level that is said of several languages, of which one has it not: `fluent in Dutch and German`. */
export function wrongLevel({ tokens, grounds, language }: Said): string | undefined {
  const spoken = grounds.filter(({ section }) => section === 'languages')
  if (spoken.length === 0) return undefined
  const upper = tokens.find((_, at) => isUpperAlone(tokens, at, spoken))
  if (upper) return upper.raw
  if (spoken.length < 2) return undefined
  const lacks = (ground: Ground, { value }: Token) =>
    !ground.implied.has(value) &&
    !ground.implied.has(value.replace(/s$/, '')) &&
    !hasWord(ground, value, language)
  let said: readonly Token[] = []
  let without: readonly Ground[] = []
  for (const run of apartByLevel(runsOf(tokens, language), grounds, language)) {
    const own = run.filter(
      ({ value }, at) => levels.has(value) || (at === 0 && isLevelOfNext(run, at, spoken, language)),
    )
    // `…, both at native level`
    const isOfBoth = own.length > 0 && run.some(({ value }) => ofAll.has(value))
    // `L'anglais | et l'arabe sont ses deux langues maternelles.`
    const isOfTwo = run.some(({ value }) => value === '2')
    const all = isOfBoth ? without : isOfTwo ? without.slice(-1) : []
    const short = own.find((level) => all.some((ground) => lacks(ground, level)))
    if (short) return short.raw
    // `il francese (C1)`: set apart behind a language, a level is of that one.
    if (own.length > 0 && isSetApart(run, own, spoken) && without.length > 0) {
      const wrong = own.find((level) => lacks(without.at(-1)!, level))
      if (wrong) return wrong.raw
      continue
    }
    const names = run.filter(({ value }) => spoken.some((ground) => isNamed(ground, value)))
    const named = spoken.filter((ground) => names.some(({ value }) => isNamed(ground, value)))
    // `Neben ihrer Muttersprache Deutsch spricht | sie Englisch (C1)`: what stands beside has its level by itself.
    if (pronouns.has(run[0]?.value ?? '') && isBesides(tokens[0]?.value ?? '')) said = []
    // In front of a language a level goes on to the next; behind it, as an adverb, it is said of those before too.
    const isBehind = own.some((level) => names.some((name) => run.indexOf(name) < run.indexOf(level)))
    // `and reads Latin` tells of Latin anew; `and Latin` goes on.
    if (own.length > 0 || run.some(({ value }) => speaking.has(value))) said = own
    else if (run.length - names.length > 2 || isToldApart(run, named, spoken, language)) said = []
    // `reads Latin and speaks Irish fluently`: with a verb of its own it is said of its own alone.
    const isOwn = run.some(({ value }) => speaking.has(value))
    const wrong = said.find((level) => {
      const isOfAll = isBehind && !isOwn && behindAll.has(level.value)
      return [...named, ...(isOfAll ? without : [])].some((ground) => lacks(ground, level))
    })
    if (wrong) return wrong.raw
    without = own.length > 0 ? [] : [...without, ...named]
    if (isBehind) said = []
  }
  return undefined
}
