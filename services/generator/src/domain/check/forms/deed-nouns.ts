import type { Token } from '../tokens.js'

/** Nouns that are an office or a field as well: `Dirección General`, a degree in `Dirección de empresas`. */
const deeds: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  de: new Map([
    ['prufung', 'prufte'],
    ['ausbildung', 'ausbildete'],
    ['schulung', 'schulte'],
  ]),
  es: new Map([['direccion', 'dirigir']]),
  pt: new Map([
    ['direcao', 'dirigir'],
    ['direccao', 'dirigir'],
    ['chefia', 'chefiar'],
  ]),
}

/** Behind these it is what somebody had: `Ausbildung zur Pflegefachkraft`. */
const german = /^(?:zu[mr]?|als|bei[m]?|i[mn]|an|am|mit|durch|fur|und|nach)$/

/** The deed that a line of a job begins with as a noun: `Dirección de un equipo` tells that somebody led it. */
export function deedNoun(tokens: readonly Token[], at: number, language: string): string | undefined {
  const next = tokens[1]
  const isDeed =
    language === 'de'
      ? next?.isMarked === false && !german.test(next.value)
      : /^d(?:el?|[aeo]s?)$/.test(next?.value ?? '')
  if (at > 0 || !isDeed) return undefined
  return deeds[language]?.get(tokens[0]?.value ?? '')
}
