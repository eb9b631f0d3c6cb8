import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { prepositions } from '../words/function-words.js'

const ordinals: readonly ((language: string) => ReadonlySet<string>)[] = [
  {
    ...{
      en: 'first',
      de: 'erste ersten erster erstes',
      fr: 'premier première',
      es: 'primer primera primero',
    },
    ...{ it: 'primo prima', pt: 'primeiro primeira', nl: 'eerste' },
    pl: 'pierwsza pierwszy pierwsze pierwszą pierwszej pierwszym',
  },
  {
    ...{ en: 'second', de: 'zweite zweiten zweiter zweites', fr: 'deuxième second seconde' },
    ...{ es: 'segundo segunda', it: 'secondo seconda', pt: 'segundo segunda', nl: 'tweede' },
    pl: 'drugi druga drugie drugą drugiej drugim',
  },
  {
    ...{ en: 'third', de: 'dritte dritten dritter drittes', fr: 'troisième', es: 'tercer tercera tercero' },
    ...{ it: 'terzo terza', pt: 'terceiro terceira', nl: 'derde' },
    pl: 'trzeci trzecia trzecie trzecią trzeciej trzecim',
  },
].map(byLanguage)
/** `erste`, `second`: which of several. */
export const isOrdinal = (word: string, language: string): boolean =>
  ordinals.some((words) => words(language).has(word))
const last = byLanguage({
  ...{ en: 'last latest', de: 'letzte letzten letzter letztes', fr: 'dernier dernière', es: 'último última' },
  ...{ it: 'ultimo ultima', pt: 'último última', nl: 'laatste' },
  pl: 'ostatni ostatnia ostatnie ostatnią ostatniej ostatnim',
})

/** What an entry of a section may be called where its place among the others is told. */
const calledOf: Readonly<Record<string, (language: string) => ReadonlySet<string>>> = {
  work: byLanguage({
    en: 'job jobs role position post employer employment',
    de: 'stelle job arbeit arbeitsstelle anstellung arbeitgeber position station',
    fr: 'emploi job poste employeur',
    es: 'trabajo empleo puesto cargo empleador',
    it: 'lavoro impiego posto',
    pt: 'emprego trabalho cargo posto empregador',
    nl: 'baan job functie werkgever werk',
    pl: 'praca pracę pracy doświadczenie doświadczenia doświadczeń kroki stanowisko stanowisku pracodawca',
  }),
  education: byLanguage({
    en: 'degree studies university school course qualification diploma',
    de: 'abschluss studium schule ausbildung',
    fr: 'diplôme études formation qualification',
    es: 'titulación licenciatura título grado estudios carrera formación curso diploma',
    it: 'titolo laurea studi formazione diploma',
    pt: 'grau curso formação licenciatura diploma título',
    nl: 'opleiding school studie diploma',
    pl: 'dyplom studia kierunek',
  }),
  publications: byLanguage({
    ...{ en: 'publication article paper book', de: 'veröffentlichung artikel', fr: 'publication article' },
    ...{ es: 'publicación artículo', it: 'articolo pubblicazione', pt: 'publicação artigo' },
    ...{ nl: 'publicatie artikel', pl: 'publikacja artykuł' },
  }),
}

const places = byLanguage({
  ...{ en: 'place prize', de: 'platz preis', fr: 'place prix', es: 'puesto lugar premio' },
  ...{ it: 'posto premio', nl: 'plaats prijs', pl: 'miejsce nagroda', pt: 'lugar prémio' },
})
const placed = /^(\d+)(?:st|nd|rd|th|e|er|ère|ere|ème|eme|[ºªo°a])$/u

/** `classée deuxième` of `2e place`, not `la deuxième équipe`: behind it stands nothing that it would count. */
export function isRankTold(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const rank = ordinals.findIndex((words) => words(language).has(tokens[at]?.value ?? ''))
  if (rank < 0) return false
  const next = tokens[at + 1]
  const isOf = (noun: Token | undefined) =>
    !next || next.breaks || prepositions(language).has(next.value) || next.value === noun?.value
  return grounds.some(({ section, sequences }) =>
    sequences.some((known) =>
      known.some(({ raw }, index) => {
        const noun = known[index + 1]
        const isPlace = section === 'awards' || places(language).has(noun?.value ?? '')
        return isPlace && placed.exec(raw)?.[1] === `${rank + 1}` && isOf(noun)
      }),
    ),
  )
}

/** `my first job`: whether an entry that the sentence is about has that place among those of its section, by their dates. */
export function isPlaceInOrder(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const word = tokens[at]?.value ?? ''
  const isLast = last(language).has(word)
  const place = isLast ? -1 : ordinals.findIndex((words) => words(language).has(word))
  if (place < 0 && !isLast) return false
  const called = tokens.slice(at + 1, at + 4).map(({ value }) => value)
  return grounds.some(
    ({ section, place: own }) =>
      own !== undefined &&
      (place < 0 ? own.fromLast === 0 : own.fromFirst === place) &&
      called.some((noun) => calledOf[section]?.(language).has(noun)),
  )
}
