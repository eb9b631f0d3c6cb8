import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Norwegian. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('lønn | månedslønn | årslønn'),
      statements: words('lønnsforventning | lønnsforventninger | lønnskrav | ønsket lønn'),
    },
    birth: {
      labels: words(`
        fødselsdato | fødselsdag | fødested | fødselsår | fødeland | fødselsdato og sted | pikenavn | født i |
        født på | jeg er født i | jeg er født på | født og oppvokst i | født og oppvokst på |
        fødsels og personnummer
      `),
    },
    age: {
      topics: words('alder'),
    },
    gender: {
      topics: words('kjønn'),
      values: words('mann | kvinne | mannlig | kvinnelig | ikke binær'),
    },
    nationality: {
      labels: words('nasjonalitet | statsborgerskap | statsborgarskap | dobbelt statsborgerskap'),
      topics: words('statsborger'),
      values: words('norsk | svensk | dansk | polsk | tysk | britisk | islandsk | litauisk | ukrainsk'),
      statements: words('norsk statsborger | norsk statsborgerskap | eøs borger'),
    },
    'civil-status': {
      labels: words('sivilstand | sivilstatus | sivil status | familiesituasjon'),
      values: words('gift | ugift | samboer | samboende | fraskilt | skilt | separert | enke | enkemann'),
      alone: words('ugift | samboer | fraskilt | enkemann'),
      statements: words('jeg er gift | gift med | lykkelig gift | gift og har'),
    },
    children: {
      alone: words('foreldrepermisjon | ingen barn | barnløs | to barn'),
      statements: words('jeg har ett barn | jeg har to barn | jeg har tre barn | jeg har barn'),
      topics: words('antall barn | hjemmeboende barn'),
    },
    religion: {
      labels: words('trosretning | trossamfunn | religiøs tilhørighet'),
      topics: words('religion | livssyn | tro'),
      values: words('kristen | muslim | protestant | katolikk | ateist | humanetiker | jøde | ingen'),
      alone: words('katolikk | ateist | humanetiker'),
    },
    health: {
      labels: words('helsetilstand | blodtype'),
      topics: words('helse'),
      values: words('god | meget god | utmerket'),
      statements: words(`
        jeg er hørselshemmet | jeg er døv | ikke røyker | jeg har dysleksi | jeg har adhd | jeg har autisme |
        jeg har diabetes | jeg har epilepsi | jeg har astma | jeg har en funksjonsnedsettelse
      `),
    },
    'military-service': {
      topics: words('verneplikt | førstegangstjeneste | militærtjeneste | siviltjeneste'),
      values: words('avtjent | fullført | gjennomført | fritatt | utført'),
      statements: words(`
        avtjent verneplikt | avtjent førstegangstjeneste | fullført førstegangstjeneste |
        førstegangstjeneste fullført | fritatt for verneplikt
      `),
    },
    'work-permit': {
      labels: words('arbeidstillatelse | oppholdstillatelse | visum'),
      values: words('permanent | gyldig til'),
      statements: words('permanent oppholdstillatelse'),
    },
  },
  numbers: {
    'identity-number': words(`
      fødselsnummer | fødselsnr | fnr | personnummer | d nummer | passnummer | pass nr | bankkonto |
      kontonummer
    `),
    'insurance-number': words('forsikringsnummer | polisenummer'),
    'licence-number': words('førerkortnummer | hpr nummer | hpr nr | autorisasjonsnummer'),
  },
  numbered: {
    'licence-number': words('autorisasjon | førerkort | lisens'),
  },
  numberWords: words('nummer | nr'),
  born: words('født | født den | født i | jeg er født | jeg er født i | jeg er født den | fødd'),
  self: words('jeg er'),
  yearsOld: words('år gammel'),
  years: words('år | åring'),
  counts: words('ett | tre | fire | fem'),
  children: words('barn | sønn | sønner | datter | døtre'),
  parentOf: words('mor til | far til | forelder til'),
  phone: words('telefon | tel | tlf | mobil | mobilnummer | mobiltelefon | telefonnummer | ring meg'),
  phoneFillers: words('på | privat | hjem | arbeid | nummer | nr | eller | og'),
  otherNumbers: words(`
    organisasjonsnummer | orgnr | org | faktura | ordre | ordrenummer | saksnummer | kid | patent
  `),
  units: words(`
    kr | kroner | nok | kunder | brukere | besøkende | personer | ansatte | millioner | timer | elever |
    pasienter | medlemmer
  `),
  spoken: words('null | en | ett | to | tre | fire | fem | seks | sju | syv | åtte | ni'),
  at: words('krøllalfa'),
  dot: words('punktum | prikk'),
  referees: words('referanse | referanser | referanseperson | kontaktperson'),
  digits: words('null | en ett | to | tre | fire | fem | seks | sju syv | atte | ni'),
  honorifics: words('hr | fru | frk'),
  address: {
    labels: words('adresse | hjemmeadresse | bostedsadresse | bosted | postadresse | boligadresse'),
    home: words('jeg bor på | jeg bor i | bosatt i | bosatt på'),
    // `gata` alone ends `regata`; `gate` is an English word.
    suffixes: words(`
      veien | vegen | vei | rgata | sgata | kegata | dgata | ngata | lgata | tgata | svingen | torget
    `),
    units: words('leilighet | bolignummer'),
    postalLabels: words('postnummer | postnr'),
  },
  regions: words('NO'),
}
