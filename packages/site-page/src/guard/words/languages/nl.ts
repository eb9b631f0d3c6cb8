import { listed, type GuardWords } from '../../text/guard-words.js'

/** Dutch. */
export const nl: GuardWords = {
  facts: {
    birth: {
      labels: listed(`
        geboortedatum | geboorteplaats | geboortejaar | geboortedatum en plaats | geboorteland | geboren op | geboren te |
        geboortedag
      `),
    },
    age: { topics: listed(`leeftijd`) },
    gender: {
      topics: listed(`geslacht`),
      values: listed(`vrouw | man | vrouwelijk | mannelijk | v | m | x`),
    },
    nationality: {
      labels: listed(`nationaliteit | nationaliteiten | staatsburgerschap`),
      values: listed(
        `nederlandse | nederlands | belgische | belg | turkse | marokkaanse | surinaamse | duitse | britse | poolse`,
      ),
    },
    'civil-status': {
      labels: listed(`burgerlijke staat | burgerlijke stand | gezinssituatie`),
      values: listed(
        `gehuwd | ongehuwd | getrouwd | gescheiden | samenwonend | alleenstaand | weduwe | weduwnaar | geregistreerd partnerschap`,
      ),
      alone: listed(`gehuwd | ongehuwd | getrouwd | gescheiden | samenwonend | alleenstaand`),
      statements: listed(`getrouwd met | ik ben getrouwd`),
    },
    children: { topics: listed(`kinderen | aantal kinderen`) },
    religion: {
      labels: listed(`geloofsovertuiging | godsdienst`),
      topics: listed(`geloof | religie`),
      values: listed(
        `protestants | katholiek | rooms katholiek | gereformeerd | hervormd | moslim | islamitisch | joods | geen`,
      ),
      alone: listed(`rooms katholiek | gereformeerd | nederlands hervormd`),
    },
    health: {
      owned: listed(
        `handicap | beperking | epilepsie | diabetes | autisme | dyslexie | astma | depressie | kanker | adhd | gehoorbeperking`,
      ),
      labels: listed(
        `handicap | gezondheidstoestand | bloedgroep | arbeidsbeperking | beperking | allergieën`,
      ),
      topics: listed(`gezondheid`),
      values: listed(`goed | uitstekend | prima`),
      statements: listed(
        `wajong | wajong uitkering | wia uitkering | arbeidsongeschikt | doelgroepregister | ik ben slechthorend | niet roker`,
      ),
    },
    'military-service': {
      labels: listed(`dienstplicht`),
      topics: listed(`militaire dienst | militaire dienstplicht`),
      values: listed(`vervuld | vrijgesteld | buitengewoon dienstplichtig | voldaan | afgekeurd`),
      statements: listed(
        `militaire dienst vervuld | vrijgesteld van militaire dienst | dienstplicht vervuld`,
      ),
    },
    'work-permit': {
      labels: listed(
        `verblijfsvergunning | werkvergunning | verblijfsstatus | visum | tewerkstellingsvergunning`,
      ),
      values: listed(`onbepaalde tijd | geldig tot | aanwezig`),
      statements: listed(`verblijfsvergunning voor onbepaalde tijd`),
    },
  },
  numbers: {
    'identity-number': listed(`
      paspoort | paspoortnummer | identiteitskaart | bsn | burgerservicenummer | sofinummer | btw | btw nummer | rijksregisternummer |
      bankrekening | rekeningnummer | id kaart | documentnummer
    `),
    'insurance-number': listed(
      `polisnummer | zorgverzekering | verzekeringsnummer | zorgpas | relatienummer`,
    ),
    'licence-number': listed(
      `rijbewijs | rijbewijsnummer | big registratie | big nummer | big | registratienummer | agb code | skj`,
    ),
  },
  numbered: { 'licence-number': listed(`licentie | registratie | vergunning`) },
  numberWords: listed(`nummer | nr | no`),
  born: listed(`geboren | geb`),
  bornIn: listed(`op | en getogen | in | te`),
  self: listed(`ik ben | ik heb`),
  yearsOld: listed(`jaar oud | jaar jong`),
  years: listed(`jaar`),
  counts: listed(`een | één | twee | drie | vier | vijf`),
  children: listed(`kind | kinderen | zoon | zonen | dochter | dochters`),
  parentOf: listed(`moeder van | vader van`),
  phone: listed(
    `telefoon | tel | mobiel | gsm | fax | telefoonnummer | mobiele nummer | bereikbaar op | bel | vast`,
  ),
  phoneFillers: listed(`op | privé | thuis | werk | nr | nummer | of | en`),
  otherNumbers: listed(`factuur | bestelling | kvk | norm | nen | octrooi | dossier | nummer | nr | order`),
  units: listed(
    `euro | miljoen | klanten | gebruikers | bezoekers | mensen | medewerkers | uur | ton | leerlingen | duizend | patiënten | personen`,
  ),
  spoken: listed(`nul | een | één | twee | drie | vier | vijf | zes | zeven | acht | negen | tien | dubbel`),
  at: listed(`apenstaartje | apenstaart`),
  bareAt: listed(`bij`),
  dot: listed(`punt`),
  referees: listed(`referentie | referenties | referent | contactpersoon | referentiepersoon`),
  address: {
    labels: listed(`adres | woonadres | woonplaats | postadres | huisadres`),
    home: listed(`woonachtig | wonend te | woonachtig te | ik woon op | ik woon in`),
    suffixes: listed(
      `straat | laan | weg | plein | gracht | kade | singel | dijk | hof | plantsoen | dreef | steeg | lei | pad | baan`,
    ),
    units: listed(`bus | appartement`),
    postalLabels: listed(`postcode`),
  },
  regions: listed(`NL | BE`),
}
