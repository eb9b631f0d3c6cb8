import type { Language } from './language.js'
import { none, words } from './words.js'

/** Dutch. */
export const nl: Language = {
  direction: 'ltr',
  frequentWords: words(`
    en | de | het | een | van | voor | met | in | op | bij | naar | door | aan | als | tot | te | uit | over
  `),
  licenceToWork: none,
  reader: {
    letters: 'áèéêëíïóöúü',
    titles: {
      contact: words(`
        contact opnemen | contact | contactgegevens | persoonlijke gegevens | persoonsgegevens | personalia |
        basisgegevens
      `),
      summary: words('profiel | over mij | samenvatting | persoonlijk profiel'),
      work: words(`
        werkervaring | ervaring | loopbaan | professionele ervaring | stages en werkervaring
      `),
      volunteer: words('vrijwilligerswerk | nevenactiviteiten'),
      education: words('opleiding | opleidingen | onderwijs | studie'),
      awards: words('prijzen | onderscheidingen | prijzen en onderscheidingen | beurzen'),
      certificates: words(`
        licenties en certificaten | certificaten | certificeringen | diplomas en certificaten | licenties
      `),
      publications: words('publicaties | artikelen'),
      skills: words(`
        topvaardigheden | belangrijkste vaardigheden | vaardigheden | competenties | kennis |
        kennis en vaardigheden | technische vaardigheden | computervaardigheden | persoonlijke vaardigheden
      `),
      languages: words('talen | moedertaal | andere talen | talenkennis | taalvaardigheden'),
      interests: words('interesses | hobby s | interesses en hobby s | vrije tijd'),
      references: words('referenties'),
      projects: words('projecten | persoonlijke projecten'),
      profiles: words('sociale media'),
      courses: words('cursussen'),
      trade: words('gewenste functie | gewenst beroep | beoogde functie'),
      other: words('overig | overige | nevenfuncties | lidmaatschappen'),
    },
    likelyTitles: {
      volunteer: /\bvrijwillig/u,
      work: /\bervaring/u,
      education: /\bopleiding/u,
      skills: /\bvaardighe/u,
    },
    boilerplateTitles: [],
    titleModifiers: words(`
      professionele | relevante | persoonlijke | overige | andere | technische | belangrijkste | aanvullende |
      mijn
    `),
    months: words(`
      januari jan | februari feb | maart mrt | april apr | mei | juni jun | juli jul | augustus aug |
      september sep | oktober okt | november nov | december dec
    `),
    openEnds: words('heden | nu'),
    sinceWords: words('sinds | vanaf'),
    fromWords: words('van'),
    rangeWords: words('tot | t/m'),
    seasons: words('lente | zomer | herfst | winter'),
    yearMarks: [],
    documentTitles: words('levensloop | curriculum vitae'),
    roles: [],
    organisations: [],
    degrees: [],
    schools: [],
    latin: {
      roles: words(`
        ontwikkelaar | leidinggevende | adviseur | verpleegkundige | kok | kassamedewerker | boekhouder |
        stagiair | leraar | onderzoeker | medewerker | projectleider | vrijwilliger | hoofd | teamleider |
        verkoper
      `),
      organisations: words(`
        universiteit | hogeschool | ziekenhuis | bedrijf | stichting | gemeente | vereniging | groep |
        afdeling | faculteit
      `),
      degrees: words('propedeuse | vwo | havo | mbo | hbo'),
    },
    contactLabels: [],
    columnLabels: {
      dates: words('jaar'),
      year: [],
      month: [],
      from: [],
      to: [],
      organisation: words('werkgever | bedrijf'),
      role: words('functie'),
      place: words('plaats'),
      description: words('taken'),
      degree: [],
      area: [],
      score: words('cijfer'),
      name: words('taal'),
      level: [],
      number: [],
    },
    chronicle: undefined,
    spokenLabels: [],
    entryLabels: words('functie | werkgever | periode | diploma'),
    keywordLabels: words('trefwoorden | sleutelwoorden | technologieen | gereedschap'),
    siteLabels: words('persoonlijke website'),
    nameLabels: words('naam | achternaam | voornaam | volledige'),
    billWords: words('factuur | totaalbedrag | btw'),
    paperWords: [],
    personalLabels: {
      birth: words(`
        geboortedatum | geboorteplaats | geboortedatum en plaats | geboortedatum plaats | geboren |
        geboren op | geboren te | geboren in | geb datum | geb
      `),
      age: words('leeftijd'),
      gender: words('geslacht'),
      nationality: words('nationaliteit'),
      'civil-status': words('burgerlijke staat | burgerlijke stand'),
      children: words('kinderen | aantal kinderen'),
      religion: words('religie | geloof | geloofsovertuiging'),
      health: words('gezondheid | bloedgroep | lengte | handicap'),
      'military-service': words('militaire dienst | dienstplicht'),
      'work-permit': words('werkvergunning | verblijfsvergunning | visum'),
      'identity-number': words(`
        bsn | burgerservicenummer | paspoort | paspoortnummer | identiteitskaart | rijksregisternummer
      `),
      'insurance-number': words('verzekeringsnummer | polisnummer'),
      'licence-number': words('big nummer | big registratie | big registratienummer | rijbewijsnummer'),
      other: words('rijbewijs | rijbewijzen | rijbewijs b'),
    },
    personalValues: {
      age: words('# jaar | # jaar oud'),
      gender: words('man | vrouw'),
      'civil-status': words('gehuwd | getrouwd | ongehuwd | alleenstaand | samenwonend | gescheiden'),
      children: words('# kinderen | geen kinderen | een kind | twee kinderen | drie kinderen'),
    },
    patterns: {
      contactLabel: /adres|telefoon|naam|mobiel|gsm|woonplaats/u,
      courseLabel: /vakken/u,
      courseModifier: none,
      expiryLabel: /(?<![\p{L}\d])(?:geldig\s+tot|verloopt(?:\s+(?:op|in))?)/u,
      taskLabel: /werkzaamheden|taken\b/u,
      kindLabel: none,
      roleLabel: /functie/u,
      salutation: /geachte\b|beste\s.{2,40},$/u,
      letterEnd: /met vriendelijke groet|hoogachtend/u,
      otherPaper: /motivatiebrief/u,
      level: /gevorderd|basis|goed/u,
      levelHead: none,
      extension: /toestel|tst/u,
      withoutEmployer: /ouderschapsverlof|zzp|zelfstandig/u,
      scoreLabel: /cijfer|gemiddelde?|resultaat/u,
      areaLabel: /richting/u,
      onRequest: /op aanvraag/u,
      availability: none,
      fluency: /moedertaal|vloeiend/u,
      consent: none,
      workFromAnywhere: /thuis/u,
      organisationEnding: /ziekenhuis/u,
      degreeStart: none,
      schoolStart: /hogeschool/u,
    },
  },
  guard: {
    facts: {
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
      'identity-number': [],
      'insurance-number': [],
      'licence-number': words('licentie | registratie | vergunning'),
    },
    numberWords: words('nummer | nr | no'),
    born: words('geboren | geb'),
    bornIn: words('op | en getogen | in | te'),
    bornOn: [],
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
    honorifics: [],
    address: {
      labels: words('adres | woonadres | woonplaats | postadres | huisadres'),
      home: words('woonachtig | wonend te | woonachtig te | ik woon op | ik woon in'),
      before: [],
      weakBefore: [],
      after: [],
      weakAfter: [],
      suffixes: words(`
        straat | laan | weg | plein | gracht | kade | singel | dijk | hof | plantsoen | dreef | steeg | lei |
        pad | baan
      `),
      joints: [],
      units: words('bus | appartement'),
      postalLabels: words('postcode'),
    },
    regions: words('NL | BE'),
  },
  page: {
    sections: {
      work: 'Werkervaring',
      volunteer: 'Vrijwilligerswerk',
      projects: 'Projecten',
      education: 'Opleiding',
      awards: 'Prijzen',
      certificates: 'Certificaten',
      publications: 'Publicaties',
      skills: 'Vaardigheden',
      languages: 'Talen',
      interests: 'Interesses',
      references: 'Referenties',
      custom: 'Overig',
    },
    present: 'heden',
    contact: 'Contact',
    notFound: 'Deze pagina bestaat niet.',
    updated: 'Bijgewerkt:',
    grade: 'Gemiddelde',
    download: 'Cv downloaden (PDF)',
    expires: 'geldig tot',
    personal: 'Persoonlijke gegevens',
    actions: {
      email: 'Mail mij',
      call: 'Plan een gesprek',
      write: 'Schrijf mij',
      name: 'Uw naam',
      replyTo: 'Uw e-mailadres',
      message: 'Uw bericht',
      send: 'Versturen',
      sent: 'Bedankt. Uw bericht is verstuurd.',
      refused: 'Uw bericht is niet verstuurd. Ga terug, controleer elk veld en verstuur het opnieuw.',
      later: 'Er kwamen te veel berichten van hier. Probeer het over een uur opnieuw.',
    },
  },
  errorPages: {
    absent: {
      title: 'Hier is geen pagina',
      text: 'Op dit adres is geen site gepubliceerd. Misschien is het verkeerd gespeld, of is de site verwijderd.',
    },
    unavailable: {
      title: 'Deze pagina kan nu niet worden getoond',
      text: 'De pagina is veilig. Probeer het over een minuut opnieuw.',
    },
    busy: {
      title: 'Te veel verzoeken',
      text: 'Wacht een minuut en laad de pagina opnieuw.',
    },
    link: 'Maak uw eigen pagina met Thumbfolio',
  },
}
