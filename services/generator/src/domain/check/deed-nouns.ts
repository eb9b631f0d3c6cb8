import type { Token } from './tokens.js'

/** Nouns that are an office or a field as well: `Dirección General`, a degree in `Dirección de empresas`. */
const deeds: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  es: new Map([['direccion', 'dirigir']]),
  pt: new Map([
    ['direcao', 'dirigir'],
    ['direccao', 'dirigir'],
    ['chefia', 'chefiar'],
  ]),
}

/** The deed that a line of a job begins with as a noun: `Dirección de un equipo` tells that somebody led it. */
export function deedNoun(tokens: readonly Token[], at: number, language: string): string | undefined {
  if (at > 0 || !/^d(?:el?|[aeo]s?)$/.test(tokens[1]?.value ?? '')) return undefined
  return deeds[language]?.get(tokens[0]?.value ?? '')
}
