import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Swedish. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('lön | månadslön'),
      statements: words('löneanspråk | önskad lön'),
    },
    birth: {
      labels: words(`
        födelsedatum | födelseort | födelsedag | födelseår | födelsetid | födelseland | födelseplats |
        födelsedatum och ort | födelsenamn | född i | jag är född i | född och uppvuxen i |
        född och uppvuxen på
      `),
    },
    age: {
      topics: words('ålder'),
    },
    gender: {
      topics: words('kön | könsidentitet'),
      values: words('man | kvinna | manligt | kvinnligt | ickebinär | icke binär'),
    },
    nationality: {
      labels: words('nationalitet | medborgarskap | dubbelt medborgarskap'),
      topics: words('medborgare'),
      values: words(`
        svensk | svenskt | finsk | finskt | norskt | danskt | polskt | tyskt | syrisk | syriskt | irakisk |
        irakiskt | iransk | iranskt | somalisk
      `),
      statements: words('svensk medborgare | svenskt medborgarskap | eu medborgare'),
    },
    'civil-status': {
      labels: words('civilstånd | civilstatus | familjesituation'),
      values: words('gift | ogift | sambo | singel | skild | frånskild | änka | änkling | förlovad | särbo'),
      alone: words('ogift | frånskild | änkling'),
      statements: words('jag är gift | gift med | lyckligt gift | gift sedan | gift och har'),
    },
    children: {
      alone: words('föräldraledig | föräldraledighet | inga barn | barnlös'),
      statements: words('jag har ett barn | jag har två barn | jag har tre barn | jag har barn'),
      topics: words('antal barn | hemmavarande barn'),
    },
    religion: {
      labels: words('religionstillhörighet | trosuppfattning | trossamfund'),
      topics: words('religion | tro'),
      values: words('kristen | muslim | protestant | katolik | ortodox | jude | ateist | ingen'),
      alone: words('ateist'),
    },
    health: {
      labels: words('hälsotillstånd | blodgrupp | grad av funktionsnedsättning'),
      topics: words('hälsa'),
      values: words('god | mycket god | utmärkt'),
      statements: words(`
        jag är hörselskadad | jag är rullstolsburen | icke rökare | jag är döv | jag har adhd |
        jag har autism | jag har diabetes | jag har epilepsi | jag har dyslexi | jag har astma |
        jag har en funktionsnedsättning
      `),
    },
    'military-service': {
      topics: words('värnplikt | militärtjänst | militärtjänstgöring'),
      values: words('fullgjord | genomförd | gjord | avklarad | befriad | frikallad'),
      statements: words('fullgjord värnplikt | värnplikt fullgjord | frikallad från värnplikt'),
    },
    'work-permit': {
      labels: words('arbetstillstånd | uppehållstillstånd | visum'),
      values: words('permanent | giltigt till | tillsvidare'),
      statements: words('permanent uppehållstillstånd'),
    },
  },
  numbers: {
    'identity-number': words(`
      personnummer | personnr | samordningsnummer | passnummer | pass nr | bankkonto | kontonummer |
      bankkontonummer | clearingnummer
    `),
    'insurance-number': words('försäkringsnummer'),
    'licence-number': words('körkortsnummer | legitimationsnummer'),
  },
  numbered: {
    'licence-number': words('legitimation | licens | körkort'),
  },
  numberWords: words('nummer | nr'),
  born: words('född | född den | född i | född år | jag är född | jag är född i | jag är född den'),
  self: words('jag är'),
  yearsOld: words('år gammal | år ung'),
  years: words('år | åring'),
  counts: words('ett | två | tre | fyra | fem'),
  children: words('barn | son | söner | dotter | döttrar'),
  parentOf: words('mamma till | pappa till | mor till | far till | förälder till'),
  phone: words(`
    telefon | tel | tfn | mobil | mobilnummer | mobiltelefon | telefonnummer | ring mig | nås på | hemtelefon
  `),
  phoneFillers: words('på | hem | hemma | arbete | privat | nummer | nr | eller | och'),
  otherNumbers: words(`
    organisationsnummer | orgnr | org | faktura | fakturanummer | ordernummer | ärende | diarienummer |
    patent | artikelnummer
  `),
  units: words(`
    kr | kronor | sek | kunder | användare | besökare | personer | anställda | miljoner | timmar | elever |
    patienter | invånare | medlemmar
  `),
  spoken: words('noll | ett | en | två | tre | fyra | fem | sex | sju | åtta | nio'),
  at: words('snabela'),
  dot: words('punkt'),
  referees: words('referens | referenser | referensperson | referenspersoner | kontaktperson'),
  digits: words('noll | ett en | tva | tre | fyra | fem | sex | sju | atta | nio'),
  honorifics: words('herr | fru'),
  address: {
    labels: words('adress | hemadress | bostadsadress | postadress | bostadsort | gatuadress'),
    home: words('jag bor på | bosatt på | bosatt i'),
    suffixes: words('gatan | vägen | gränden | stigen | torget | esplanaden'),
    units: words('lägenhet | lgh'),
    postalLabels: words('postnummer | postnr'),
  },
  regions: words('SE'),
}
