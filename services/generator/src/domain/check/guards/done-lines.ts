import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import { isJob, says, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { conjunctions } from '../words/function-words.js'

/** To do a thing that is named by a noun. */
const doing: Readonly<Record<string, RegExp>> = {
  de: /^(?:abh(?:ielt|ielten|alt|alten)|abgehalten|zustandig)$/,
  nl: /^(?:uitvoer(?:t|de|den|en)|uitgevoerd|verricht(?:te|en)?|verzorg(?:t|de|den|en)|regel(?:t|de|den|en)|voer(?:t|de|den)|belast|verantwoordelijk)$/,
}
/** Things that are done; who had an `Ausbildung` or was in an `Abteilung` did nothing. */
const deed: Readonly<Record<string, RegExp>> = {
  de: /(?<!bild|abteil|stift|erfahr|vertret|unterstutz|wohn|verein|versicher|leist|beteilig|leit|regier|verfass)ung(?:en)?$|(?:probe|kontrolle|analyse|umfrage|visite|sprechstunde)n?$|(?:reparatur|inspektion|installation|revision)(?:en)?$|(?:test|audit|interview|elternabend|transport|gesprach)(?:e|en|s)?$|(?:rundgange?|arbeiten|wesen|hilfen?|angebote?|verkauf|einkauf|pflege|ausgabe|annahme|vergabe|abnahme)$/u,
  nl: /(?:controle|inspectie|reparatie|meting|keuring|analyse|onderzoek|gesprek|gesprekk|interview|overleg|test|audit|onderhoud|schoonmaak|inkoop|verkoop|administratie|planning|begeleiding|uitgifte|verhuur|communicatie|coordinatie|organisatie|redactie|verslaggeving|woordvoering|voorbereiding|behandeling|verwerking|afhandeling|registratie|bediening|verzorging|bewaking|vertaling|montage|installatie|aanleg|productie|levering|bezorging|distributie|werving|selectie|acquisitie|boekhouding|facturatie|rapportage|documentatie|correspondentie|catering|opvang|ontvangst|nazorg|voorlichting|afstemming|beheer)(?:s|en|n)?$/,
}
/** `führte Kundengespräche` is to hold them, `führte Kunden` to lead. */
const talking = /^(?:fuhr(?:t|te|ten|en)|gefuhrt)$/
const talk = /gesprache?n?$/
/** `Gaf vier workshops` */
const giving = /^(?:gaf|gaven|geeft|geven)$/
const given =
  /^\p{L}*(?:workshop|training|lessen|les|cursus|rondleiding|presentatie|lezing|voorlichting)(?:s|en|sen)?$/u

/** `führte Bremsproben durch` of a line that begins with `Bremsproben`: the verb tells no more than the noun. */
export function isDoneLine(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const isTalk = language === 'de' && talking.test(tokens[at]?.value ?? '')
  if (!isTalk && !doing[language]?.test(tokens[at]?.value ?? '')) return false
  const done = gathered(grounds.filter(isJob), ({ sequences }) =>
    gathered(sequences, (known) => openingDeeds(known, language)),
  )
  if (isTalk) {
    const next = tokens.slice(at + 1).find(({ isMarked }) => isMarked)
    return [tokens[at - 1], next].some(
      (thing) =>
        thing && talk.test(thing.value) && done.some(({ value }) => isForm(thing.value, value, 'de')),
    )
  }
  const forWhat = tokens.slice(0, at).findLastIndex(({ value }) => value === 'fur')
  const isFor = tokens[at]?.value === 'zustandig' && forWhat >= 0
  const objects = isFor ? tokens.slice(forWhat, at) : [...tokens.slice(at + 1), ...tokens.slice(0, at)]
  if (done.some((thing) => objects.some(({ value }) => isForm(value, thing.value, language)))) return true
  // `für die Abnahme neuer Releases zuständig` of who `nimmt neue Releases ab`.
  const head =
    language === 'de' ? tokens.find(({ isMarked }, index) => index > forWhat && isMarked) : undefined
  return (
    tokens[at]?.value === 'zustandig' &&
    forWhat >= 0 &&
    head !== undefined &&
    deed['de']!.test(head.value) &&
    grounds.some((ground) => isJob(ground) && says(ground, head, language))
  )
}

/** The things that a line begins with, one adjective before them, and what is joined to them. */
function openingDeeds(known: readonly Token[], language: string): readonly Token[] {
  const isDeed = (token: Token | undefined) => deed[language]?.test(token?.value ?? '') === true
  // `Melde- und Passwesen`
  if (conjunctions.has(known[1]?.value ?? '') && !isDeed(known[0]) && isDeed(known[2])) return [known[2]!]
  if (!isDeed(known[0]) && language === 'de' && isNoun(known[0])) return []
  if (language === 'nl' && giving.test(known[0]?.value ?? ''))
    return known.filter(({ value }) => given.test(value))
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
