import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Danish. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('løn | månedsløn'),
      statements: words('lønforventning | lønforventninger | lønønske'),
    },
    birth: {
      labels: words(`
        fødselsdato | fødselsdag | fødested | fødselsår | fødselsdag og år | fødeby | fødeland |
        fødselsdato og sted | pigenavn | født i | født på | jeg er født i | jeg er født på |
        født og opvokset i | født og opvokset på
      `),
    },
    age: {
      topics: words('alder'),
    },
    gender: {
      topics: words('køn'),
      values: words('mand | kvinde | mandlig | kvindelig | nonbinær'),
    },
    nationality: {
      labels: words('nationalitet | statsborgerskab | dobbelt statsborgerskab'),
      topics: words('statsborger'),
      values: words('dansk | svensk | norsk | tysk | polsk | britisk | tyrkisk | ukrainsk | islandsk'),
      statements: words('dansk statsborger | dansk statsborgerskab | eu borger'),
    },
    'civil-status': {
      labels: words('civilstand | civilstatus | ægteskabelig status'),
      values: words('gift | ugift | samlevende | samboende | fraskilt | skilt | enke | enkemand | forlovet'),
      alone: words('ugift | samlevende | fraskilt | enkemand'),
      statements: words('jeg er gift | gift med | lykkeligt gift | gift og har'),
    },
    children: {
      alone: words('barsel | barselsorlov | ingen børn | barnløs | to børn'),
      statements: words('jeg har et barn | jeg har to børn | jeg har tre børn | jeg har børn'),
      topics: words('antal børn | hjemmeboende børn'),
    },
    religion: {
      labels: words('trosretning | trossamfund | religiøst tilhørsforhold'),
      topics: words('religion | tro'),
      values: words('kristen | folkekirken | muslim | protestant | katolik | ateist | jøde | ingen'),
      alone: words('medlem af folkekirken | ateist'),
    },
    health: {
      labels: words('helbredstilstand | blodtype'),
      topics: words('helbred'),
      values: words('godt | meget godt | fremragende'),
      statements: words(`
        jeg er ordblind | jeg er hørehæmmet | jeg er døv | ikke ryger | fleksjobvisiteret | jeg har adhd |
        jeg har autisme | jeg har diabetes | jeg har epilepsi | jeg har astma | jeg har et handicap
      `),
    },
    'military-service': {
      topics: words('værnepligt | militærtjeneste'),
      values: words('aftjent | gennemført | fritaget | kasseret | udført'),
      statements: words('aftjent værnepligt | værnepligt aftjent | fritaget for værnepligt'),
    },
    'work-permit': {
      labels: words('arbejdstilladelse | opholdstilladelse | visum'),
      values: words('permanent | tidsubegrænset | gyldig til'),
      statements: words('permanent opholdstilladelse | tidsubegrænset opholdstilladelse'),
    },
  },
  numbers: {
    'identity-number': words(`
      cpr nummer | cpr nr | cprnr | cprnummer | personnummer | pasnummer | pas nr | kontonummer | bankkonto
    `),
    'insurance-number': words('sygesikringsnummer | sygesikringsbevis | sundhedskort | policenummer'),
    'licence-number': words('kørekortnummer | autorisationsnummer | autorisations id'),
  },
  numbered: {
    'licence-number': words('autorisation | kørekort | licens'),
  },
  numberWords: words('nummer | nr'),
  born: words('født | født den | født d | født i | jeg er født | jeg er født i | jeg er født den'),
  // No `i` in `bornIn`: without its accents `Børn i Aarhus` begins with `born`.
  self: words('jeg er'),
  yearsOld: words('år gammel'),
  years: words('år'),
  counts: words('tre | fire | fem'),
  children: words('barn | børn | søn | sønner | datter | døtre'),
  parentOf: words('mor til | far til | forælder til'),
  phone: words('telefon | tel | tlf | tlfnr | mobil | mobilnummer | mobilnr | telefonnummer | ring til mig'),
  phoneFillers: words('på | privat | hjem | arbejde | nummer | nr | eller | og'),
  otherNumbers: words('cvr | cvrnr | faktura | ordre | ordrenummer | sagsnummer | journalnummer | patent'),
  units: words(`
    kr | kroner | dkk | kunder | brugere | besøgende | personer | ansatte | medarbejdere | millioner | timer |
    elever | patienter | medlemmer
  `),
  spoken: words('nul | en | et | to | tre | fire | fem | seks | syv | otte | ni'),
  at: words('snabela'),
  dot: words('punktum | prik'),
  referees: words('reference | referencer | referenceperson | kontaktperson'),
  digits: words('nul | en et | to | tre | fire | fem | seks | syv | otte | ni'),
  honorifics: words('hr | fru | frk'),
  address: {
    labels: words('adresse | privatadresse | hjemmeadresse | bopæl | bopælsadresse | postadresse'),
    home: words('jeg bor på | bosat på | bosat i | bopæl på'),
    // `gade` alone ends `brigade` and `renegade`.
    suffixes: words(`
      vej | rgade | sgade | dgade | ngade | lgade | kgade | tgade | mgade | oregade | ogade | stræde |
      vænget | torvet | boulevarden
    `),
    units: words('lejlighed | lejl'),
    postalLabels: words('postnummer | postnr'),
  },
  regions: words('DK'),
}
