import type { Language } from './language.js'
import { guard } from './guard/nl.js'
import { words } from './words/words.js'

/** Dutch. */
export const nl: Language = {
  direction: 'ltr',
  frequentWords: words(`
    en | de | het | een | van | voor | met | in | op | bij | naar | door | aan | als | tot | te | uit | over
  `),
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
      other: words(`
        overig | overige | nevenfuncties | lidmaatschappen | subsidies |
        beurzen en subsidies | lezingen | redactiewerk
      `),
    },
    likelyTitles: {
      volunteer: /\bvrijwillig/u,
      work: /\bervaring/u,
      education: /\bopleiding/u,
      skills: /\bvaardighe/u,
    },
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
    documentTitles: words('levensloop | curriculum vitae'),
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
    columnLabels: {
      dates: words('jaar'),
      organisation: words('werkgever | bedrijf'),
      role: words('functie'),
      place: words('plaats'),
      description: words('taken'),
      score: words('cijfer'),
      name: words('taal'),
    },
    entryLabels: words('functie | werkgever | periode | diploma'),
    keywordLabels: words('trefwoorden | sleutelwoorden | technologieen | gereedschap'),
    siteLabels: words('persoonlijke website'),
    nameLabels: words('naam | achternaam | voornaam | volledige'),
    billWords: words('factuur | totaalbedrag | btw'),
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
      expiryLabel: /(?<![\p{L}\d])(?:geldig\s+tot|verloopt(?:\s+(?:op|in))?)/u,
      taskLabel: /werkzaamheden|taken\b/u,
      roleLabel: /functie/u,
      salutation: /geachte\b|beste\s.{2,40},$/u,
      letterEnd: /met vriendelijke groet|hoogachtend/u,
      otherPaper: /motivatiebrief/u,
      level: /gevorderd|basis|goed/u,
      extension: /toestel|tst/u,
      withoutEmployer: /ouderschapsverlof|zzp|zelfstandig/u,
      scoreLabel: /cijfer|gemiddelde?|resultaat/u,
      areaLabel: /richting/u,
      onRequest: /op aanvraag/u,
      fluency: /moedertaal|vloeiend/u,
      workFromAnywhere: /thuis/u,
      organisationEnding: /ziekenhuis/u,
      schoolStart: /hogeschool/u,
    },
  },
  guard,
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
    asOf: 'per',
    study: {
      read: 'Lees de casestudy',
      previous: 'Vorig project',
      next: 'Volgend project',
      role: 'Rol',
      year: 'Jaar',
      client: 'Met',
      link: 'Link',
    },
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
