import { gathered } from '../../gathered.js'
import { entriesAmong, isOver, personAmong, type Ground } from '../ground.js'
import { stemOf } from '../forms/stem.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { pastAndPresent } from '../words/past-and-present.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import { presentInDutch } from './present-dutch.js'
import { pastOfPresent, presentOfPast } from './present-french.js'

/** What a past ends in, as it is written, and what the present of that verb ends in instead. */
type Endings = readonly (readonly [past: RegExp, ...present: string[]])[]

const endingsOf: Readonly<Record<string, Endings>> = {
  de: [
    // `komplette`, `gesamte` are no verbs.
    [/(?<!komplet|konkre|gesam|erns|glat)te$/, 't'],
    [/ten$/, 'en'],
  ],
  nl: [
    [/[dt]e$/, 't', ''],
    [/[dt]en$/, 'en'],
  ],
  fr: [[/(?:ait|aient|ais|ées?|és?)$/, 'e', 'ent']],
  es: [
    [/(?:aba|aban|ó|é|aron)$/, 'a', 'an'],
    [/(?:ía|ían|ió|í|ieron)$/, 'e', 'en'],
    // A line of a job tells its deeds as nouns: `Instalación de goteo`.
    [/(?<=\p{L}{4})(?:ación|aciones|aje|amiento)$/u, 'a', 'an'],
    [/(?<=\p{L}{4})(?:ición|iciones)$/u, 'e', 'en'],
  ],
  pt: [
    [/(?:ava|avam|ou|ei|aram)$/, 'a', 'am'],
    [/(?:ia|iam|eu|iu|i|eram|iram)$/, 'e', 'em'],
  ],
  it: [
    [/(?:ava|avano|avo|avamo|ò|at[oaie])$/, 'a', 'ano'],
    [/(?:eva|iva|evano|evo|ivo|evamo|ivamo)$/, 'e', 'ono'],
    [/(?:iv[ao]|ivano|it[oaie])$/, 'isce', 'iscono'],
  ],
  pl: [
    [/owała?$/, 'uje'],
    [/ywała?$/, 'uje'],
    [/ała?$/, 'a'],
    [/iła?$/, 'i'],
    [/yła?$/, 'y'],
  ],
}
/** With one of these a form that may be the present is a participle. */
const auxiliaries = byLanguage({
  de: 'hat habe haben hatte hatten wurde wurden wird worden war waren ist sind geworden',
  nl: 'heeft heb hebben had hadden is was waren werd werden wordt worden zijn',
  fr: 'a ai ont avait été être',
  it: 'ha ho hanno aveva stato stata',
})
/** French `à` is no `a`. */
const isAt = ({ raw }: Token) => /^à$/iu.test(raw.normalize('NFC'))
/** Behind one of these stands a noun. */
const beforeNoun = byLanguage({
  fr: 'le la les un une des de du son sa ses mon ma mes leur à au aux en par sur d l cette ce',
  es: 'el la los las un una unos unas su sus mi mis de del al en con por para a esta este cada',
  pt: 'o a os as um uma seu sua seus meu minha de do da dos das ao à em no na com por para cada esta este',
  nl: 'het de een haar zijn mijn hun van in op bij aan voor met door dit dat elk elke',
  it: 'il lo la i gli le un una uno suo sua mio mia di del della dei in con per a al alla nel nella ogni questa',
})

const strongPairs = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>()

/** The present of each listed past, by the past, as it is written. */
function pairsOf(language: string): ReadonlyMap<string, ReadonlySet<string>> {
  const known = strongPairs.get(language)
  if (known) return known
  const pairs = new Map(
    (pastAndPresent[language] ?? '').split(';').map((pair): [string, Set<string>] => {
      const [past = '', ...present] = pair.trim().split(' ')
      return [past, new Set(present)]
    }),
  )
  strongPairs.set(language, pairs)
  return pairs
}

/** The presents of what `past` tells as over, by its endings; of English, where all end alike, their stem. */
function regularOf(past: string, language: string): readonly string[] {
  if (language === 'en') return past.endsWith('ed') ? [stemOf(past, 'en')] : []
  return gathered(endingsOf[language] ?? [], ([ending, ...presents]) => {
    const root = past.replace(ending, '')
    return root !== past && root.length > 2 ? presents.map((present) => root + present) : []
  })
}

const bare = ({ raw }: Token) =>
  raw
    .toLowerCase()
    .normalize('NFC')
    .replace(/^\p{L}{1,2}['’]/u, '')
const bareIn = oncePerText((known) => new Set(known.map(bare)))

const listedIn = oncePerText(
  (known, language) =>
    new Set([...bareIn(known, language)].flatMap((past) => [...(pairsOf(language).get(past) ?? [])])),
)
const regularIn = oncePerText(
  (known, language) => new Set([...bareIn(known, language)].flatMap((past) => regularOf(past, language))),
)

/** Whether a word is the present of one that a text tells as over. */
function isPresentIn(known: readonly Token[], said: string, language: string): boolean {
  if (listedIn(known, language).has(said)) return true
  if (language !== 'en') return regularIn(known, language).has(said)
  return /[^s]s$/.test(said) && regularIn(known, language).has(stemOf(said, 'en'))
}

/** A verb in the present of what the entries tell, in its past, of a time that is over: `mends` of `mended` until 2023. */
export function toldAsGoingOn(sentence: Said): string | undefined {
  const { tokens, grounds, told, language } = sentence
  if (language === 'fr') {
    const wrong = presentOfPast(sentence) ?? pastOfPresent(sentence)
    if (wrong) return wrong.raw
  }
  const present = presentInDutch(sentence)
  if (present) return present.raw
  const over = entriesAmong(grounds).filter(isOver)
  const helping = auxiliaries(language)
  if (over.length === 0) return undefined
  if (tokens.some((token) => helping.has(token.value) && !isAt(token))) return undefined
  const person = personAmong(grounds)
  return tokens.find((token, at) => {
    if (token.kind !== 'word' || (token.isMarked && at > 0)) return false
    if (!isVerbAt(tokens, at, language, person)) return false
    const said = bare(token)
    if (told.some((known) => bareIn(known, language).has(said))) return false
    const isPast = over.some(({ sequences }) => sequences.some((known) => isPresentIn(known, said, language)))
    return isPast && !(language === 'es' && isStillDone(said, grounds))
  })?.raw
}

const spanishDeed =
  /(?:ción|ciones|aje|miento|gestión|revisión|supervisión|ventas?|diseño|desarrollo|apoyo|manejo|reparto|control|cuidado)$/u

/** `Venta de abono` of what goes on, too, or of the person. */
const isStillDone = (said: string, grounds: readonly Ground[]) =>
  grounds
    .filter(({ goesOn, section }) => goesOn || section === 'basics')
    .some(({ sequences }) =>
      sequences.some((known) =>
        isPresentIn(
          known.filter((token) => spanishDeed.test(bare(token))),
          said,
          'es',
        ),
      ),
    )

const behindNoun = wordSet('of for to and in at on with')
const beforeVerb = wordSet('she he who also now still currently regularly often usually')

/** Whether the word at `at` may be a verb: no article or the like stands before it; in English somebody does. */
function isVerbAt(
  tokens: readonly Token[],
  at: number,
  language: string,
  person: ReadonlySet<string>,
): boolean {
  const before = tokens[at - 1]?.value ?? ''
  if (/^(?:l|d|un)['’]/iu.test(tokens[at]?.raw ?? '')) return false
  if (language !== 'en') return at === 0 || !beforeNoun(language).has(before)
  return at === 0 ? !behindNoun.has(tokens[1]?.value ?? '') : beforeVerb.has(before) || person.has(before)
}
