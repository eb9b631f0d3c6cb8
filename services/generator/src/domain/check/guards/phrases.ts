import { rowOf } from '../once-per-text.js'
import type { Said } from '../said.js'
import { givesLessons } from './gives-lessons.js'

/** A claim that words make together of which none makes it alone, and what an entry says that may be told so. */
type Claim = readonly [phrase: string, told: string]

const led = `led|lead*|leit*|fuhr*|gefuhrt|dirig*|dirett*|capo*|respons*|jef[ae]*|chef*|coord*|koord*|kier*|szef*|dowod*|hoofd*|aanstu*|aangestuurd|head*|manag*|direct*|chief|supervis*|oversaw|oversee*|verantwort*|vorstand*|vorsitz*|president*|presid*|gestion*|geren*|gest*|encarg*|encadr*|anim*|titolare|owner*|inhaber*|own|founder*|eigenaar*|runs|ran|leid*|teamlei*|prowadz*|zarzadz*`
const alone = `initiative|initiativ*|iniciativ*|iniziativ*|initiatief|inicjatyw*|own|selbst*|eigen*|allein*|propi*|propr*|sol[oa]|seul*|sozinh*|alleen|zelfst*|sam|sama|samodziel*|alone|solely|autonom*`
/** Who works for nobody but their own clients. */
const free = `${alone}|freelanc*|\\S*(?:or|ora|ore|eur|euse|graf[oa]|graphe|log[oa]|ist[ae]|eir[oa]|er[oa]) ind[ei]pend\\S*`
const instead = `replac*|stead|stood|cover*|deput*|substitu*|substitut*|sustitu*|reempla*|suplen*|supl*|remplac*|sostitu*|vertrat|vertret*|vertritt|ersetz*|verving|vervang*|waarn*|zastep*|anstelle|statt|lugar|posto|plaats|zamiast|miejsce|place`
const own = `own|owner*|self|found*|freelanc*|independent|sole|inhaber*|grund*|gegrundet|selbst*|eigen*|freiberuf*|eigenaar|oprichter|opgericht|zelfst*|zzp*`
const business = {
  en: '(?:agency|business|company|firm|studio|shop|practice|workshop|salon|bakery|restaurant)',
  de: '(?:agentur|firma|unternehmen|betrieb|praxis|werkstatt|laden|studio|buro|salon|restaurant|geschaft)',
  nl: '(?:bureau|bedrijf|onderneming|zaak|praktijk|werkplaats|winkel|studio|salon|restaurant)',
}
const begun = `start*|launch*|began|begin*|initi*|gestart*|begon*|lanc*|inici*|avvi*|gang`

const site = `site*|onsite|field|premis*|location*|visit*|outdoor*|ort|aussendienst|baustelle*|einsatz*|besuch*|place|terrain|domicile|deplac*|chantier*|obra*|situ|campo|posto|loco|cantier*|sopralluog*|plaats*|locatie*|bezoek*|local|terreno|miejsc*|teren*|wizyt*|budow*`

const claims: Readonly<Record<string, readonly Claim[]>> = {
  en: [
    ['own initiative', alone],
    ['by (herself|himself|myself)', alone],
    ['(?:her|him|my)self(?= $)', `${alone}|self*|\\S*self`],
    ['on (her|his|my) own(?! (?:website|site|page|blog|account|studies|terms|words))', alone],
    ['all by', alone],
    ['in (his|her|my) own name', alone],
    ['personal (?:\\S+ ){0,4}(?:rate|score|record|best|result|average)', 'personal*'],
    ['in charge', led],
    ['at the (head|helm|top)', led],
    ['under (her|his|my)', led],
    ['in place of', instead],
    ['g(?:ave|ives?|iven|iving) up', `g(?:ave|ive|ives|iven|iving) up|stop*|quit*|abandon*|resign*|drop*`],
    ['on site', site],
    [
      't(?:ook|akes?|aken|aking) over',
      `t(?:ook|ake|akes|aken|aking) over|takeover|succe*|replac*|inherit*|acquir*|handover|assum*|promot*|${instead}`,
    ],
    [
      'br(?:ought|ings?|inging) in',
      `br(?:ought|ing|ings|inging)|introduc*|recruit*|hir*|won|win*|acquir*|rais*|secur*|attract*|adopt*`,
    ],
    ['(?:again and again|over and over)', `again|repeat*|recur*|regular*|every|each|annual*`],
    [
      '(?:across|throughout) the (?:whole |entire )?(?:company|firm|business|organi[sz]ation|group|school|hospital|region|country)',
      `across|throughout|wide|\\S*wide|whole|entire|all`,
    ],
    ['ahead of (?:schedule|time|plan)', `early|earlier|ahead|before|schedule*`],
    ['(?<! (?:as|how) )well(?! (?:as|over|above|before|known|into))', `well|good|excellent*|success*|best`],
    [
      '(?:set|sets|setting) (?:\\S+ ){0,5}?up',
      `set|sets|setting|setup|found*|establish*|start*|launch*|creat*|build*|built|open*|introduc*|install*|prepar*|configur*|rig*|rigg*|organi*|arrang*|begin*|began|self|host*|assembl*|develop*|design*|implement*|owner`,
    ],
    [
      'put(?:s|ting)? (?:\\S+ ){0,3}?up',
      `put*|build*|built|erect*|install*|mount*|hang*|hung|rais*|construct*|assembl*|post*|pitch*`,
    ],
    ['c(?:ame|omes?|oming) up with', `up with|invent*|devis*|idea*|conceiv*|design*|develop*|creat*|author*`],
    ['rent(?:s|ed|ing)? (?:\\S+ ){0,3}?out', `rent* out|let|lets|letting|leas*|landlord*|rental*`],
    ['from the ground up', `scratch|ground|found*|built|build*|rebuil*`],
    ['in record time', `record time|fastest|record-*`],
    ['on time', `time*|timely|punctual*|deadline*|schedule*`],
    ['(?:came|come|comes) (?:first|top|out on top)', `first|1st|w(?:on|in|ins|inner)|top`],
    ['turn(?:ed|s|ing)? (?:a)?round', `turn*|recover*|rescu*|revers*`],
    ['settle[sd]? (?:it|them|the|a|an|all|his|her|their|my)', `settl*|resol*|agree*|clos*|paid|pay*`],
    [
      'show(?:ed|s|n|ing)? (?:it|them|him|her|the|his|my) \\S+',
      `show*|present*|demonstrat*|guid*|exhibit*|display*|teach*|taught|train*|instruct*|pitch*|introduc*|tour*`,
    ],
    [
      'sen(?:t|ds?|ding) (?:it|them|the|a|an|his|her(?! (?:an?|the) )|my|out)',
      `sen(?:t|d|ds|ding)|deliver*|ship*|mail*|forward*|submi*|dispatch*|post*|email*|issu*|distribut*|transmi*`,
    ],
    ['sent (?:her|him|me) (?:an?|the)', 'sen(?:t|d|ds|ding)|receiv*'],
    [`(?:her|his|my|their) own ${business.en}`, own],
    [
      'within (?:a|one) (?:year|month|week)',
      '(?:a|1|one|first|single) (?:year|month|week)|12 months|annual*|monthly|weekly',
    ],
    ['(?:hand|pass)(?:ed|es|s|ing)? (?:it|them) (?:on|over|down)', `hand*|pass*|transfer*|deliver*`],
  ],
  de: [
    ['eigener initiative', alone],
    ['aus eigenem antrieb', alone],
    ['ganz allein', alone],
    ['im alleingang', alone],
    ['auf eigene faust', alone],
    ['an der spitze', led],
    ['unter (ihrer|seiner|meiner)', led],
    ['(?:steht|stand) * vor', led],
    ['in gang', begun],
    ['vor ort', site],
    [`(?:ihr|sein|mein)* eigene* ${business.de}`, own],
    [
      '(?:innerhalb|binnen) (?:eines|einer|1) (?:jahres|monats|woche)',
      '(?:eine[snmr]?|ein|1) (?:jahr|monat|woche)*|12 monat*|jahresfrist|monatsfrist',
    ],
    ['immer wieder', `wieder*|regelm*|jahrl*|jede*`],
    ['von zu hause', `von zu hause|zuhause|home|homeoffice|remote*|telearb*|heimarb*`],
  ],
  fr: [
    ['propre initiative', alone],
    ['toute? seule?', alone],
    ['de (son|mon) propre', alone],
    ['sans aide', alone],
    ['a la tete', led],
    ['en charge', led],
    ['sous (sa|ma)', led],
    ['a la place', instead],
    ['sur (?:place|site)', site],
  ],
  es: [
    ['iniciativa propia', alone],
    ['propia iniciativa', alone],
    ['por (su|mi) cuenta', free],
    ['sin ayuda', alone],
    ['al frente', led],
    ['a (?:(?:su|mi) )?cargo', led],
    ['al mando', led],
    ['(?:de|en) plantilla', `plantilla*|fij[oa]s?|indefinid*`],
    ['bajo (su|mi)', led],
    [
      '(?:p(?:on|us)\\S*|puest[ao]s?) (?:\\S+ ){0,5}en marcha',
      `${begun}|implant*|marcha|cre[oa]*|abri*|puso`,
    ],
    ['\\S+ veces(?! (?:al?|por|cada))', `vez|veces`],
    ['(?:in situ|a pie de obra|sobre el terreno)', site],
  ],
  it: [
    ['propria iniziativa', alone],
    ['iniziativa propria', alone],
    ['da (sola|solo)', alone],
    ['per conto proprio', free],
    ['alla (guida|testa)', `${led}|guid*|condu*|autist*|pilot*`],
    ['a capo', led],
    ['in prima persona', `person*|${alone}`],
    ['(?:in|di) persona', `person*|${site}|domicil*`],
    ['in proprio', free],
    ['sotto la (sua|mia)', led],
    ['al posto', instead],
    ['\\S+ volte(?! (?:al|alla|all|a|ogni|l))', `volt*`],
    ['prima del (?:termine|tempo|previsto)', `anticip*|prima|scaden*|termin*`],
    ['(?:sul posto|in loco|sul campo)', site],
  ],
  pt: [
    ['iniciativa propria', alone],
    ['propria iniciativa', alone],
    ['por conta propria', free],
    ['sem ajuda', alone],
    ['a frente', led],
    ['a (?:(?:seu|meu) )?cargo', led],
    ['no comando', led],
    ['sob (sua|a sua|minha)', led],
    ['em marcha', begun],
    ['(?:no local|no terreno)', site],
  ],
  nl: [
    ['eigen initiatief', alone],
    ['in (zijn|haar|mijn) eentje', alone],
    ['op eigen houtje', alone],
    ['aan het hoofd', led],
    ['stuur(t|de)? * aan', led],
    ['aan het roer', led],
    ['onder (zijn|haar|mijn)(?! (?:handen|hoede))', `${led}|beheer*`],
    // `Door haar stage werd zij …`, but not the passive.
    [
      '(?<=^ )door (?:zijn|haar|mijn|dit|deze|die|dat|het|de|een) (?!(?:.* )?(?:werd|werden|wordt|worden) )\\S+',
      'door|dankzij|waardoor|daardoor|doordat|zodat|waarmee|leid*|resulte*|omdat',
    ],
    ['in gang', begun],
    [`(?:haar|zijn|mijn) eigen ${business.nl}`, own],
    ['binnen (?:een|1) (?:jaar|maand|week)', '(?:een|1) (?:jaar|maand|week)|12 maanden'],
    ['(?:ter plaatse|op locatie)', site],
  ],
  pl: [
    ['wlasnej inicjatywy', alone],
    ['wlasna reke', alone],
    ['w pojedynke', alone],
    ['na czele', led],
    ['pod (jego|jej|moim|moja)', `${led}|opiek*`],
    ['na miejscu', site],
    [
      '(?<! na )co (?:dzien|tydzien|miesiac|rok|roku)',
      `co|codzien*|tygodn*|tydz*|mies*|roczn*|dzien*|dnia|\\S*tygodn*|\\S*mies*|\\S*roczn*`,
    ],
  ],
}

/** As many words a star by itself stands for at most. */
const most = 9
const compiled = new Map<string, RegExp>()

/** A pattern over words between blanks; a star stands for letters, by itself for a few words. */
function patternOf(source: string): RegExp {
  const known = compiled.get(source)
  if (known) return known
  const body = source.replaceAll(' * ', ` (?:\\S+ ){1,${most}}`).replaceAll(/(?<=[\p{L})])\*/gu, '\\S*')
  const pattern = new RegExp(` (?:${body}) `, 'u')
  compiled.set(source, pattern)
  return pattern
}

/** Most sentences have none of a language, which one look tells. */
const anyPhrase = new Map(
  Object.entries(claims).map(([language, known]) => [language, known.map(([phrase]) => phrase).join('|')]),
)

/** What plain words claim together that no entry tells. */
export const phraseClaim = (said: Said): string | undefined => claimed(said) ?? givesLessons(said)

/** The first claim that a sentence makes by a phrase of plain words and none of its entries makes. */
function claimed({ tokens, grounds, language }: Said): string | undefined {
  const said = rowOf(tokens, language)
  if (!patternOf(anyPhrase.get(language) ?? '').test(said)) return undefined
  const found = (claims[language] ?? []).find(([phrase, told]) => {
    if (!patternOf(phrase).test(said)) return false
    return !grounds.some(({ texts }) =>
      texts.some((text) => patternOf(phrase).test(text) || patternOf(told).test(text)),
    )
  })
  return found ? patternOf(found[0]).exec(said)?.[0].trim() : undefined
}
