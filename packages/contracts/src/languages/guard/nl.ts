import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Dutch. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('salaris | brutosalaris'),
      statements: words('salarisindicatie | salariswens | gewenst salaris | salarisverwachting'),
    },
    birth: {
      labels: words(`
        geboortedatum | geboorteplaats | geboortejaar | geboortedatum en plaats | geboorteland |
        geboren op | geboren te | geboortedag
      `),
    },
    age: {
      topics: words('leeftijd'),
    },
    gender: {
      topics: words('geslacht'),
      values: words('vrouw | man | vrouwelijk | mannelijk | v | m | x'),
    },
    nationality: {
      labels: words('nationaliteit | nationaliteiten | staatsburgerschap'),
      values: words(`
        nederlandse | nederlands | belgische | belg | turkse | marokkaanse | surinaamse | duitse | britse |
        poolse
      `),
    },
    'civil-status': {
      labels: words('burgerlijke staat | burgerlijke stand | gezinssituatie'),
      values: words(`
        gehuwd | ongehuwd | getrouwd | gescheiden | samenwonend | alleenstaand | weduwe | weduwnaar |
        geregistreerd partnerschap
      `),
      alone: words('gehuwd | ongehuwd | getrouwd | gescheiden | samenwonend | alleenstaand'),
      statements: words('getrouwd met | ik ben getrouwd'),
    },
    children: {
      alone: words('ouderschapsverlof | zwangerschapsverlof'),
      topics: words('kinderen | aantal kinderen'),
    },
    religion: {
      labels: words('geloofsovertuiging | godsdienst'),
      topics: words('geloof | religie'),
      values: words(`
        protestants | katholiek | rooms katholiek | gereformeerd | hervormd | moslim | islamitisch | joods |
        geen
      `),
      alone: words('rooms katholiek | gereformeerd | nederlands hervormd'),
    },
    health: {
      owned: words(`
        handicap | beperking | epilepsie | diabetes | autisme | dyslexie | astma | depressie | kanker |
        adhd | gehoorbeperking
      `),
      labels: words(`
        handicap | gezondheidstoestand | bloedgroep | arbeidsbeperking | beperking | allergieën
      `),
      topics: words('gezondheid'),
      values: words('goed | uitstekend | prima'),
      statements: words(`
        wajong | wajong uitkering | wia uitkering | arbeidsongeschikt | doelgroepregister |
        ik ben slechthorend | niet roker
      `),
    },
    'military-service': {
      labels: words('dienstplicht'),
      topics: words('militaire dienst | militaire dienstplicht'),
      values: words('vervuld | vrijgesteld | buitengewoon dienstplichtig | voldaan | afgekeurd'),
      statements: words(`
        militaire dienst vervuld | vrijgesteld van militaire dienst | dienstplicht vervuld
      `),
    },
    'work-permit': {
      labels: words(`
        verblijfsvergunning | werkvergunning | verblijfsstatus | visum | tewerkstellingsvergunning
      `),
      values: words('onbepaalde tijd | geldig tot | aanwezig'),
      statements: words('verblijfsvergunning voor onbepaalde tijd'),
    },
  },
  numbers: {
    'identity-number': words(`
      paspoort | paspoortnummer | identiteitskaart | bsn | burgerservicenummer | sofinummer | btw |
      btw nummer | rijksregisternummer | bankrekening | rekeningnummer | id kaart | documentnummer
    `),
    'insurance-number': words(`
      polisnummer | zorgverzekering | verzekeringsnummer | zorgpas | relatienummer
    `),
    'licence-number': words(`
      rijbewijs | rijbewijsnummer | big registratie | big nummer | big | registratienummer | agb code | skj
    `),
  },
  numbered: {
    'licence-number': words('licentie | registratie | vergunning'),
  },
  numberWords: words('nummer | nr | no'),
  born: words('geboren | geb'),
  bornIn: words('op | en getogen | in | te'),
  self: words('ik ben | ik heb'),
  yearsOld: words('jaar oud | jaar jong'),
  years: words('jaar'),
  counts: words('een | één | twee | drie | vier | vijf'),
  children: words('kind | kinderen | zoon | zonen | dochter | dochters'),
  parentOf: words('moeder van | vader van'),
  phone: words(`
    telefoon | tel | mobiel | gsm | fax | telefoonnummer | mobiele nummer | bereikbaar op | bel | vast
  `),
  phoneFillers: words('op | privé | thuis | werk | nr | nummer | of | en'),
  otherNumbers: words(`
    factuur | bestelling | kvk | norm | nen | octrooi | dossier | nummer | nr | order
  `),
  units: words(`
    euro | miljoen | klanten | gebruikers | bezoekers | mensen | medewerkers | uur | ton | leerlingen |
    duizend | patiënten | personen
  `),
  spoken: words(`
    nul | een | één | twee | drie | vier | vijf | zes | zeven | acht | negen | tien | dubbel
  `),
  at: words('apenstaartje | apenstaart'),
  bareAt: words('bij'),
  dot: words('punt'),
  referees: words('referentie | referenties | referent | contactpersoon | referentiepersoon'),
  digits: words('nul | een | twee | drie | vier | vijf | zes | zeven | acht | negen'),
  address: {
    labels: words('adres | woonadres | woonplaats | postadres | huisadres'),
    home: words('woonachtig | wonend te | woonachtig te | ik woon op | ik woon in'),
    suffixes: words(`
      straat | laan | weg | plein | gracht | kade | singel | dijk | hof | plantsoen | dreef | steeg | lei |
      pad | baan
    `),
    units: words('bus | appartement'),
    postalLabels: words('postcode'),
  },
  regions: words('NL | BE'),
}
