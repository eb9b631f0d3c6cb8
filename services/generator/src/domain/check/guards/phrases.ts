import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'

/** A claim that words make together of which none makes it alone, and what an entry says that may be told so. */
type Claim = readonly [phrase: string, told: string]

const led = `led|lead*|leit*|fuhr*|gefuhrt|dirig*|dirett*|capo*|respons*|jef[ae]*|chef*|coord*|koord*|kier*|szef*|dowod*|hoofd*|aanstu*|aangestuurd|head*|manag*|direct*|chief|supervis*|oversaw|oversee*|verantwort*|vorstand*|vorsitz*|president*|presid*|gestion*|geren*|gest*|encarg*|encadr*|anim*|titolare|owner*|inhaber*|own|founder*|eigenaar*|runs|ran|leid*|teamlei*|prowadz*|zarzadz*`
const alone = `initiative|initiativ*|iniciativ*|iniziativ*|initiatief|inicjatyw*|own|selbst*|eigen*|allein*|propi*|propr*|sol[oa]|seul*|sozinh*|alleen|zelfst*|sam|sama|samodziel*|alone|solely|autonom*`
const instead = `replac*|stead|stood|cover*|deput*|substitu*|substitut*|sustitu*|reempla*|suplen*|supl*|remplac*|sostitu*|vertrat|vertret*|vertritt|ersetz*|verving|vervang*|waarn*|zastep*|anstelle|statt|lugar|posto|plaats|zamiast|miejsce|place`
const begun = `start*|launch*|began|begin*|initi*|gestart*|begon*|lanc*|inici*|avvi*|gang`

const claims: Readonly<Record<string, readonly Claim[]>> = {
  en: [
    ['own initiative', alone],
    ['by (herself|himself|myself)', alone],
    ['on (her|his|my) own', alone],
    ['all by', alone],
    ['in (his|her|my) own name', alone],
    ['in charge', led],
    ['at the (head|helm|top)', led],
    ['under (her|his|my)', led],
    ['in place of', instead],
  ],
  de: [
    ['eigener initiative', alone],
    ['aus eigenem antrieb', alone],
    ['ganz allein', alone],
    ['im alleingang', alone],
    ['auf eigene faust', alone],
    ['an der spitze', led],
    ['unter (ihrer|seiner|meiner)', led],
    ['steht * vor', led],
    ['stand * vor', led],
    ['in gang', begun],
  ],
  fr: [
    ['propre initiative', alone],
    ['toute seule', alone],
    ['tout seul', alone],
    ['de (son|mon) propre', alone],
    ['sans aide', alone],
    ['a la tete', led],
    ['en charge', led],
    ['sous (sa|ma) ', led],
    ['a la place', instead],
  ],
  es: [
    ['iniciativa propia', alone],
    ['propia iniciativa', alone],
    ['por (su|mi) cuenta', alone],
    ['sin ayuda', alone],
    ['al frente', led],
    ['a cargo', led],
    ['a (su|mi) cargo', led],
    ['al mando', led],
    ['bajo (su|mi)', led],
    ['en marcha', `${begun}|implant*|marcha|cre[oa]*|abri*|puso`],
  ],
  it: [
    ['propria iniziativa', alone],
    ['iniziativa propria', alone],
    ['da (sola|solo)', alone],
    ['per conto proprio', alone],
    ['alla (guida|testa)', led],
    ['a capo', led],
    ['sotto la (sua|mia)', led],
    ['al posto', instead],
  ],
  pt: [
    ['iniciativa propria', alone],
    ['propria iniciativa', alone],
    ['por conta propria', alone],
    ['sem ajuda', alone],
    ['a frente', led],
    ['a cargo', led],
    ['a (seu|meu) cargo', led],
    ['no comando', led],
    ['sob (sua|a sua|minha)', led],
    ['em marcha', begun],
  ],
  nl: [
    ['eigen initiatief', alone],
    ['in (zijn|haar|mijn) eentje', alone],
    ['op eigen houtje', alone],
    ['aan het hoofd', led],
    ['stuur(t|de)? * aan', led],
    ['aan het roer', led],
    ['onder (zijn|haar|mijn)', led],
    ['in gang', begun],
  ],
  pl: [
    ['wlasnej inicjatywy', alone],
    ['wlasna reke', alone],
    ['w pojedynke', alone],
    ['na czele', led],
    ['pod (jego|jej|moim)', led],
    ['stal* na czele', led],
  ],
}

const anything = 9
const compiled = new Map<string, RegExp>()

/** A pattern over words between blanks; a star stands for letters, by itself for a few words. */
function patternOf(source: string): RegExp {
  const body = source
    .trim()
    .replaceAll(/ \* /g, ` (?:\\S+ ){1,${anything}}`)
    .replaceAll(/(?<=[\p{L})])\*/gu, '\\S*')
  const known = compiled.get(source) ?? new RegExp(` (?:${body}) `, 'u')
  compiled.set(source, known)
  return known
}

/** The first claim that a sentence makes by a phrase of plain words and none of its entries makes. */
export function phraseClaim(
  tokens: readonly Token[],
  grounds: readonly Ground[],
  language: string,
): string | undefined {
  const said = ` ${tokens.map(({ value }) => value).join(' ')} `
  const found = (claims[language] ?? []).find(([phrase, told]) => {
    if (!patternOf(phrase).test(said)) return false
    return !grounds.some(({ texts }) =>
      texts.some((text) => patternOf(phrase).test(text) || patternOf(told).test(text)),
    )
  })
  return found ? patternOf(found[0]).exec(said)?.[0].trim() : undefined
}
