import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

const ordinals: readonly ReadonlySet<string>[] = [
  `first erste ersten erster erstes primer primera primero premier première primo prima primeiro primeira eerste pierwsza pierwszy pierwsze pierwszą pierwszej pierwszym`,
  `second zweite zweiten zweiter zweites segundo segunda deuxième second seconde secondo seconda tweede drugi druga drugie drugą drugiej drugim`,
  `third dritte dritten dritter drittes tercer tercera tercero troisième terzo terza terceiro terceira derde trzeci trzecia trzecie trzecią trzeciej trzecim`,
].map(wordSet)
const last = wordSet(
  `last latest letzte letzten letzter letztes último última dernier dernière ultimo ultima laatste ostatni ostatnia ostatnie ostatnią ostatniej ostatnim`,
)

/** What an entry of a section may be called where its place among the others is told. */
const calledOf: Readonly<Record<string, ReadonlySet<string>>> = {
  work: wordSet(`job jobs role position post employer employment stelle job arbeit arbeitsstelle anstellung arbeitgeber station trabajo empleo puesto empleador emploi poste
employeur lavoro impiego posto emprego trabalho cargo empregador baan functie werkgever werk praca pracę pracy doświadczenie doświadczenia doświadczeń kroki stanowisko stanowisku pracodawca`),
  education:
    wordSet(`degree studies university school course qualification abschluss studium schule ausbildung titulación título grado estudios carrera formación diplôme études
formation titolo laurea studi formazione grau curso formação licenciatura diploma opleiding studie dyplom studia kierunek`),
  publications: wordSet(
    `publication article paper book veröffentlichung artikel publicación artículo publication articolo pubblicazione publicação artigo publicatie publikacja artykuł`,
  ),
}

/** `my first job`: whether an entry that the sentence is about has that place among those of its section, by their dates. */
export function isPlaceInOrder(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const word = tokens[at]?.value ?? ''
  const place = last.has(word) ? -1 : ordinals.findIndex((words) => words.has(word))
  if (place < 0 && !last.has(word)) return false
  const called = tokens.slice(at + 1, at + 4).map(({ value }) => value)
  return grounds.some(
    ({ section, place: own }) =>
      own !== undefined &&
      (place < 0 ? own.fromLast === 0 : own.fromFirst === place) &&
      called.some((noun) => calledOf[section]?.has(noun)),
  )
}
