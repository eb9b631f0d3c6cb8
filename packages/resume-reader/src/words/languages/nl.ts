import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Dutch. */
export const nl: LanguageWords = {
  letters: 'áèéêëíïóöúü',
  titleModifiers: listed(`
    professionele | relevante | persoonlijke | overige | andere | technische | belangrijkste | aanvullende | mijn
  `),
  titles: {
    contact: listed(`
      contact opnemen | contact | contactgegevens | persoonlijke gegevens | persoonsgegevens | personalia | basisgegevens
    `),
    summary: listed(`profiel | over mij | samenvatting | persoonlijk profiel`),
    work: listed(`
      werkervaring | ervaring | loopbaan | professionele ervaring | stages en werkervaring
    `),
    volunteer: listed(`vrijwilligerswerk | nevenactiviteiten`),
    education: listed(`opleiding | opleidingen | onderwijs | studie`),
    awards: listed(`prijzen | onderscheidingen | prijzen en onderscheidingen | beurzen`),
    certificates: listed(
      `licenties en certificaten | certificaten | certificeringen | diplomas en certificaten | licenties`,
    ),
    publications: listed(`publicaties | artikelen`),
    skills: listed(`
      topvaardigheden | belangrijkste vaardigheden | vaardigheden | competenties | kennis | kennis en vaardigheden | technische vaardigheden |
      computervaardigheden | persoonlijke vaardigheden
    `),
    languages: listed(`talen | moedertaal | andere talen | talenkennis | taalvaardigheden`),
    interests: listed(`interesses | hobby s | interesses en hobby s | vrije tijd`),
    references: listed(`referenties | referenties`),
    projects: listed(`projecten | projecten | persoonlijke projecten`),
    profiles: listed(`sociale media`),
    courses: listed(`cursussen`),
    trade: listed(`gewenste functie | gewenst beroep | beoogde functie`),
    other: listed(`overig | overige | nevenfuncties | lidmaatschappen`),
  },
  months: listed(`
    januari jan | februari feb | maart mrt | april apr | mei | juni jun | juli jul | augustus aug |
    september sep | oktober okt | november nov | december dec
  `),
  openEnds: listed(`heden | nu`),
  sinceWords: listed(`sinds | vanaf`),
  fromWords: listed(`van`),
  rangeWords: listed(`tot | t/m`),
  seasons: listed(`lente | zomer | herfst | winter`),
  documentTitles: listed(`levensloop | curriculum vitae`),
  personalLabels: {
    birth: listed(
      `geboortedatum | geboorteplaats | geboortedatum en plaats | geboortedatum plaats | geboren | geboren op | geboren te | geboren in | geb datum | geb`,
    ),
    age: listed(`leeftijd`),
    gender: listed(`geslacht`),
    nationality: listed(`nationaliteit`),
    'civil-status': listed(`burgerlijke staat | burgerlijke stand`),
    children: listed(`kinderen | aantal kinderen`),
    religion: listed(`religie | geloof | geloofsovertuiging`),
    health: listed(`gezondheid | bloedgroep | lengte | handicap`),
    'military-service': listed(`militaire dienst | dienstplicht`),
    'work-permit': listed(`werkvergunning | verblijfsvergunning | visum`),
    'identity-number': listed(
      `bsn | burgerservicenummer | paspoort | paspoortnummer | identiteitskaart | rijksregisternummer`,
    ),
    'insurance-number': listed(`verzekeringsnummer | polisnummer`),
    'licence-number': listed(`big nummer | big registratie | big registratienummer | rijbewijsnummer`),
    other: listed(`rijbewijs | rijbewijzen | rijbewijs b`),
  },
  personalValues: {
    age: listed(`# jaar | # jaar oud`),
    gender: listed(`man | vrouw`),
    'civil-status': listed(`gehuwd | getrouwd | ongehuwd | alleenstaand | samenwonend | gescheiden`),
    children: listed(`# kinderen | geen kinderen | een kind | twee kinderen | drie kinderen`),
  },
}
