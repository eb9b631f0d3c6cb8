import { wordSet } from '../forms/word-set.js'
import { isAmount, type Token } from '../tokens.js'

/** Behind these something else begins than what an amount counts; behind an `of` it goes on. */
const ends =
  wordSet(`with for to by in at on from under after before between against through per into over until since during as about across throughout among within alongside
mit fur zu zum zur durch in im am an bei von vom nach vor unter aus auf gegen pro je als uber wahrend seit bis ins
avec pour dans en chez sur sous par depuis avant apres entre vers contre au aux comme pendant
con para por en sobre bajo hasta desde antes despues entre segun contra como durante al
con per in su sotto da dal dalla dopo prima tra fra verso contro come durante al alla nel nella
com para por em no na nos nas sobre sob ate desde antes depois entre contra como durante ao
met voor naar door in op bij aan uit onder na tussen tegen per als over tot tijdens te
z ze dla do przez w we na pod po przed miedzy od jako przy podczas o zamiast dotyczacy dotyczaca dotyczace dotyczacych poswiecony poswiecona poswiecone poswieconych`)
const clauses =
  wordSet(`who which that where while was were is are has have had and or der die das welche wurde wurden war waren ist sind und oder
qui que ou dont a ont est sont et fue fueron es son y e che fu furono sono ed foi foram die dat werd werden is zijn en ktory ktora ktore i oraz byl byla byly`)
/** Behind what was counted: `per quattro stagioni ha avuto contratti`; right behind an amount `ha` is a measure. */
const having = wordSet('ha ho hanno aveva avevano ha he han había tem tinha')
const ofWhom = wordSet('whom which davon dont cui cuales quienes quais waarvan wie których')
const copulas = wordSet('are were sind waren sont étaient son eran sono erano são eram zijn waren są')
/** Behind the verb of a German or Dutch sentence, where `i` and `la` are no words. */
const subject = wordSet('sie er ich hij zij ze ik')
/** Of whom the next clause tells: `on his last three jobs he …`. */
const englishSubject = wordSet('she he i they we it')

/** What an amount may measure a thing by. */
export const measure =
  /^(?:km|ha|kg|m2|m|t|l|g|(?:kubik|centi|zenti|milli|mili)?m[eé]t(?:er|re|ro|ri|r)\p{L}{0,2}|(?:ch|qu|k)ilom[eé]t\p{L}*|he[ck]t[aá]r\p{L}*|kilogram\p{L}*|tonn?\p{L}{0,2}|lit(?:er|re|ro|r)\p{L}{0,2})$/u

/** What the amount at `at` counts in an entry: up to a break, another amount or a preposition. */
export function regionOf(known: readonly Token[], at: number): readonly Token[] {
  const behind = known.slice(at + 1)
  // `62 m² in English bond` is as much of it.
  const isOfThing = measure.test(behind[0]?.value ?? '') && behind[1]?.value === 'in'
  const end = behind.findIndex(
    (token, index) =>
      token.breaks ||
      isAmount(token) ||
      (ends.has(token.value) && !token.isMarked && !(isOfThing && index === 1)),
  )
  return behind.slice(0, end < 0 ? behind.length : end)
}

/** The same in a sentence, where a verb or another noun may follow. */
export function phraseOf(tokens: readonly Token[], at: number, language: string): readonly Token[] {
  // `of whom 20 are children`
  const isPart = ofWhom.has(tokens[at - 1]?.value ?? '') && copulas.has(tokens[at + 1]?.value ?? '')
  const from = isPart ? at + 1 : at
  const region = regionOf(tokens, from).slice(0, 5)
  const end = region.findIndex(
    ({ value, isMarked }, index) =>
      ((clauses.has(value) || subject.has(value) || (index > 0 && having.has(value))) && !isMarked) ||
      // `Met een bemanning van drie vaart hij …`
      (language === 'nl' && subject.has(region[index + 1]?.value ?? '')) ||
      (language === 'en' && englishSubject.has(value)),
  )
  return region.slice(0, end < 0 ? region.length : end)
}
