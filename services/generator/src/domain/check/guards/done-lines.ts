import { isForm } from '../forms/one-word.js'
import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { conjunctions } from '../words/function-words.js'

/** To do a thing that is named by a noun. */
const doing: Readonly<Record<string, RegExp>> = {
  de: /^(?:abh(?:ielt|ielten|alt|alten)|abgehalten)$/,
  nl: /^(?:uitvoer(?:t|de|den|en)|uitgevoerd|verricht(?:te|en)?)$/,
}
/** Things that are done; who had an `Ausbildung` or was in an `Abteilung` did nothing. */
const deed: Readonly<Record<string, RegExp>> = {
  de: /(?<!bild|abteil|stift|erfahr|vertret|unterstutz|wohn|verein|versicher|leist|beteilig|leit|regier|verfass)ung(?:en)?$|(?:probe|kontrolle|analyse|umfrage|visite|sprechstunde)n?$|(?:reparatur|inspektion|installation|revision)(?:en)?$|(?:test|audit|interview|elternabend|transport)(?:e|s)?$|(?:rundgange?|arbeiten)$/u,
  nl: /(?:controle|inspectie|reparatie|meting|keuring|analyse|onderzoek|test|audit|onderhoud|schoonmaak)(?:s|en|n)?$/,
}
const job = /^(?:work|volunteer|projects)$/

/** `führte Bremsproben durch` of a line that begins with `Bremsproben`: the verb tells no more than the noun. */
export function isDoneLine(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  if (!doing[language]?.test(tokens[at]?.value ?? '')) return false
  const done = grounds
    .filter(({ section }) => job.test(section))
    .flatMap(({ sequences }) => sequences.flatMap((known) => openingDeeds(known, language)))
  const objects = tokens.slice(at + 1).concat(tokens.slice(0, at))
  return done.some((thing) => objects.some(({ value }) => isForm(value, thing.value, language)))
}

/** The things that a line begins with, one adjective before them, and what is joined to them. */
function openingDeeds(known: readonly Token[], language: string): readonly Token[] {
  const isDeed = (token: Token | undefined) => deed[language]?.test(token?.value ?? '') === true
  if (!isDeed(known[0]) && language === 'de' && isNoun(known[0])) return []
  const deeds: Token[] = []
  for (
    let at = isDeed(known[0]) ? 0 : 1;
    isDeed(known[at]);
    at += conjunctions.has(known[at + 1]?.value ?? '') ? 2 : 1
  )
    deeds.push(known[at]!)
  return deeds
}

/** The `Offene` of `Offene Sprechstunde` is none: it has its capital from the beginning of the line. */
const isNoun = (first: Token | undefined) => first?.isMarked === true && !/e[nrs]?$/.test(first.value)
