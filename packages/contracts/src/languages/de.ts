import type { Language } from './language.js'
import { guard } from './guard/de.js'
import { words } from './words/words.js'

/** German. */
export const de: Language = {
  direction: 'ltr',
  frequentWords: words(`
    und | der | die | das | für | mit | von | im | zur | zum | den | des | bei | auf | ein | eine | einer |
    als | nach | über | sowie
  `),
  licenceToWork: /lizenz|approbation|berufserlaubnis|zulassung|kammer/u,
  reader: {
    letters: 'äöüß',
    titles: {
      contact: words(`
        kontakt | kontaktdaten | personliche daten | personliche angaben | angaben zur person | zur person |
        personalien | basisinformationen
      `),
      summary: words('profil | kurzprofil | uber mich | zusammenfassung | berufsprofil | ziel'),
      work: words(`
        berufserfahrung | erfahrung | beruflicher werdegang | werdegang | arbeitserfahrung | praktika |
        praktische erfahrung | berufspraxis | praxiserfahrung | beruflicher hintergrund |
        berufliche erfahrung | berufliche stationen
      `),
      volunteer: words(`
        ehrenamt | ehrenamtliches engagement | ehrenamtliche tatigkeit | ehrenamtliche tatigkeiten |
        soziales engagement
      `),
      education: words(`
        ausbildung | bildung | studium | bildungsweg | bildungsgang | akademische ausbildung | schulbildung |
        hochschulbildung | akademischer werdegang | schule und studium | aus und weiterbildung |
        schul und berufsbildung
      `),
      awards: words(`
        auszeichnungen | preise | ehrungen | stipendien | auszeichnungen und preise | erfolge
      `),
      certificates: words(`
        bescheinigungen | bescheinigungen und zertifikate | zertifikate | zertifizierungen | lizenzen |
        zertifikate und lizenzen | weiterbildung | weiterbildungen | fortbildungen |
        weiterbildung und zertifikate
      `),
      publications: words('veroffentlichungen | publikationen | schriften'),
      skills: words(`
        zusatzqualifikationen | top kenntnisse | wichtigste kenntnisse | kompetenzen | kenntnisse |
        fahigkeiten | edv kenntnisse | it kenntnisse | fachkenntnisse | fahigkeiten und kenntnisse |
        kenntnisse und fahigkeiten | qualifikationen | technische kenntnisse | computerkenntnisse |
        fachkompetenzen | starken | personliche fahigkeiten | personliche kompetenzen
      `),
      languages: words(`
        sprachen | muttersprache | muttersprachen | weitere sprachen | sonstige sprachen | sprachkenntnisse |
        fremdsprachen
      `),
      interests: words(`
        interessen | hobbys | hobbies und interessen | freizeit | interessen und hobbys |
        hobbys und interessen | freizeitaktivitaten
      `),
      references: words('referenzen | empfehlungen'),
      projects: words('projekte | eigene projekte | ausgewahlte projekte | projekterfahrung'),
      profiles: words('soziale netzwerke | profile online'),
      courses: words('kurse'),
      trade: words(`
        angestrebte tatigkeit | angestrebte position | angestrebte stelle | angestrebter beruf | berufsfeld |
        zielposition | wunschposition
      `),
      other: words(`
        lehre | lehrveranstaltungen | lehrtatigkeit | drittmittel | auslandsaufenthalte |
        wehrdienst | zivildienst | herausgeberschaften | gutachtertatigkeit | sonstiges |
        weitere informationen | mitgliedschaften | vortrage | patente | fuhrerschein |
        forschungsforderung | drittmittelprojekte | eingeworbene drittmittel |
        herausgebertatigkeit | gutachtertatigkeiten | gremienarbeit
      `),
    },
    likelyTitles: {
      certificates: /\bzertifi/u,
      volunteer: /\behrenamt/u,
      publications: /\bveroffentlich/u,
      awards: /\bauszeichnung/u,
      projects: /\bprojekt/u,
      work: /\berfahrung|werdegang|laufbahn/u,
      education: /ausbildung/u,
      skills: /\bkenntnis/u,
      languages: /\bsprach/u,
    },
    boilerplateTitles: words('schlagworter'),
    titleModifiers: words(`
      berufliche | beruflicher | schulische | akademische | akademischer | besondere | sonstige | weitere |
      zusatzliche | praktische | fachliche | personliche | relevante | wichtige | ausgewahlte | meine
    `),
    months: words(`
      januar janner jan | februar feb | marz mrz | april apr | mai | juni jun | juli jul | august aug |
      september sep sept | oktober okt | november nov | dezember dez
    `),
    openEnds: words('heute | jetzt | aktuell | laufend | derzeit | dato | bis dato | bis heute'),
    sinceWords: words('seit | ab'),
    fromWords: words('von | vom'),
    rangeWords: words('bis'),
    seasons: words(`
      fruhling | sommer | herbst | winter | ws | ss | wise | sose | wintersemester | sommersemester
    `),
    documentTitles: words(`
      lebenslauf | tabellarischer lebenslauf | europass lebenslauf | bewerbung | bewerbungsunterlagen |
      mein lebenslauf
    `),
    latin: {
      roles: words(`
        ingenieur | entwickler | leiter | berater | architekt | gestalter | pfleger | pflegefach |
        krankenschwester | koch | kochin | kassierer | buchhalter | assistent | praktikant | werkstudent |
        auszubildende | lehrer | dozent | wissenschaftliche | mitarbeiter | sachbearbeiter | referent |
        techniker | verkaufer | kauffrau | kaufmann | geschaftsfuhrer | vorstand | fachkraft | meister |
        geselle | arzt | anwalt | ehrenamtlich | betreuer | trainerin | kellner
      `),
      organisations: words(`
        universitat | hochschule | fachhochschule | klinik | klinikum | krankenhaus | schule | gymnasium |
        akademie | verein | stiftung | stadt | bundes | landes | werke | gesellschaft | gruppe | betrieb |
        buro | restaurant | fachbereich | abteilung | referat | fakultat | lehrstuhl | ortsverband
      `),
      degrees: words(`
        abitur | fachabitur | diplom | magister | staatsexamen | promotion | ausbildung | lehre |
        mittlere reife
      `),
    },
    columnLabels: {
      dates: words('zeitraum | datum | jahr | dauer | von bis'),
      from: words('von | beginn'),
      to: words('bis | ende'),
      organisation: words(`
        arbeitgeber | firma | unternehmen | schule | hochschule | institut | aussteller
      `),
      role: words('stelle | funktion'),
      place: words('ort'),
      description: words('aufgaben | tatigkeit | tatigkeiten'),
      degree: words('abschluss'),
      area: words('fach | fachrichtung | studienfach'),
      score: words('note'),
      name: words('sprache | zertifikat'),
      level: words('niveau | sprechen | lesen | schreiben'),
    },
    entryLabels: words('stelle | arbeitgeber | zeitraum | schule | abschluss | ort'),
    keywordLabels: words(`
      schlusselworter | schlagworter | stichworter | technologien | eingesetzte technologien | werkzeuge
    `),
    siteLabels: words('webseite | internetseite'),
    nameLabels: words('vor | zu | nachname | vorname | zuname | familienname | und'),
    billWords: words('rechnung | rechnungsnummer | zwischensumme | gesamtbetrag | zahlbar | mwst'),
    paperWords: words('zusammenfassung der arbeit'),
    personalLabels: {
      birth: words(`
        geburtsdatum | geburtstag | geburtsort | geburtsdatum und ort | geburtsdatum ort |
        geburtsdatum und geburtsort | geboren | geboren am | geboren in | geb | geb am | geb in | geburtsjahr
      `),
      age: words('alter'),
      gender: words('geschlecht'),
      nationality: words(`
        nationalitat | staatsangehorigkeit | staatsburgerschaft | staatszugehorigkeit
      `),
      'civil-status': words('familienstand | zivilstand | personenstand'),
      children: words('kinder | anzahl kinder'),
      religion: words('religion | konfession | religionszugehorigkeit'),
      health: words(`
        gesundheit | gesundheitszustand | behinderung | grad der behinderung | blutgruppe | grosse | gewicht
      `),
      'military-service': words(`
        wehrdienst | militardienst | bundeswehr | prasenzdienst | zivildienst | grundwehrdienst
      `),
      'work-permit': words(`
        arbeitserlaubnis | arbeitsbewilligung | arbeitsgenehmigung | aufenthaltserlaubnis | aufenthaltstitel |
        aufenthaltsstatus | aufenthaltsbewilligung | visum
      `),
      'identity-number': words(`
        reisepass | reisepassnummer | passnummer | pass nr | ausweisnummer | personalausweis |
        personalausweisnummer | steuernummer | steuer id | steueridentifikationsnummer
      `),
      'insurance-number': words(`
        sozialversicherungsnummer | sozialversicherungsnr | versicherungsnummer | rentenversicherungsnummer |
        sv nummer | sv nr | ahv nummer | ahv nr | krankenversicherungsnummer
      `),
      'licence-number': words('zulassungsnummer | approbationsnummer | fuhrerscheinnummer'),
      other: words(`
        fuhrerschein | fuhrerscheine | fuhrerscheinklasse | fuhrerausweis | fahrerlaubnis |
        lenkerberechtigung | fuhrerschein klasse
      `),
    },
    personalValues: {
      age: words('# jahre alt | # jahre'),
      gender: words('mannlich | weiblich | divers'),
      'civil-status': words(`
        ledig | verheiratet | geschieden | verwitwet | getrennt lebend | in partnerschaft |
        in eingetragener lebenspartnerschaft
      `),
      children: words(`
        # kinder | # kind | keine kinder | kinderlos | ein kind | zwei kinder | drei kinder | vier kinder
      `),
    },
    patterns: {
      contactLabel: /telefon|handy|anschrift|mobil|mobiltelefon|privat|wohnort/u,
      courseLabel: /kurse|schwerpunkte?|(?:haupt)?fächer|facher/u,
      expiryLabel: /(?<![\p{L}\d])(?:g[üu]ltig\s+bis|ablaufdatum|l[äa]uft\s+ab)/u,
      taskLabel: /verantwort|aufgaben|t[aä]tigkeiten/u,
      kindLabel: /\bbranche\b|stufe der nationalen/u,
      roleLabel: /funktion/u,
      salutation: /sehr geehrte|guten tag\b|hallo\s.{2,40},$|liebe[rs]?\s.{2,40},$/u,
      letterEnd: /mit freundlichen|freundliche|beste grusse|viele grusse|hochachtungsvoll/u,
      otherPaper:
        /(?:arbeits|zwischen|abschluss|praktikums|hochschul|abitur|prufungs|dienst|ausbildungs)?zeugnis(?:se)?|urkunde|bescheinigung|teilnahmebescheinigung|zertifikat|anschreiben|bewerbungsschreiben|motivationsschreiben/u,
      level: /experte|fortgeschritten|expertin|grundkenntnisse|grundlagen|gut|sehr gut/u,
      levelHead: /stufe|kenntnisstand/u,
      extension: /durchwahl|dw|nst|nebenstelle|app(?:arat)?/u,
      withoutEmployer: /selbst(?:st)?ändig|freiberuf|elternzeit/u,
      scoreLabel: /notendurchschnitt|abschlussnote|gesamtnote|punkte?|punktzahl/u,
      areaLabel: /fachrichtung|studiengang|studienfach/u,
      onRequest: /auf (?:anfrage|wunsch)/u,
      availability: /wohnhaft in|verfügbar/u,
      fluency: /muttersprach.*|flie(?:ß|ss)end|verhandlungssicher/u,
      consent: /(?:einwilligung|willige).{0,30}verarbeitung/u,
      organisationEnding:
        /hochschule|klinik|klinikum|kammer|universitat|gesellschaft|verein|werke|schule|akademie|bank|krankenhaus/u,
      degreeStart: /diplom|magister|(?:berufs)?ausbildung|umschulung/u,
      schoolStart: /hochschule|gymnasium|kolleg|schule|\w+schule(?= |$)|studium/u,
      scholarlyService: /mitherausgeber|gutachter|programmkomitee/u,
    },
  },
  guard,
  page: {
    sections: {
      work: 'Berufserfahrung',
      volunteer: 'Ehrenamt',
      projects: 'Projekte',
      education: 'Ausbildung',
      awards: 'Auszeichnungen',
      certificates: 'Zertifikate',
      publications: 'Veröffentlichungen',
      skills: 'Kenntnisse',
      languages: 'Sprachen',
      interests: 'Interessen',
      references: 'Referenzen',
      custom: 'Weiteres',
    },
    present: 'heute',
    contact: 'Kontakt',
    notFound: 'Diese Seite gibt es hier nicht.',
    updated: 'Aktualisiert:',
    grade: 'Note',
    download: 'Lebenslauf herunterladen (PDF)',
    expires: 'gültig bis',
    personal: 'Persönliche Angaben',
    asOf: 'Stand',
    study: {
      read: 'Fallstudie lesen',
      previous: 'Voriges Projekt',
      next: 'Nächstes Projekt',
      role: 'Rolle',
      year: 'Jahr',
      client: 'Mit',
      link: 'Link',
    },
    actions: {
      email: 'E-Mail schreiben',
      call: 'Gespräch buchen',
      write: 'Schreiben Sie mir',
      name: 'Ihr Name',
      replyTo: 'Ihre E-Mail-Adresse',
      message: 'Ihre Nachricht',
      send: 'Senden',
      sent: 'Danke. Ihre Nachricht wurde gesendet.',
      refused:
        'Ihre Nachricht wurde nicht gesendet. Bitte gehen Sie zurück, prüfen Sie jedes Feld und senden Sie sie noch einmal.',
      later: 'Von hier kamen zu viele Nachrichten. Bitte versuchen Sie es in einer Stunde noch einmal.',
    },
  },
  errorPages: {
    absent: {
      title: 'Hier gibt es keine Seite',
      text: 'Unter dieser Adresse ist nichts veröffentlicht. Vielleicht ist sie falsch geschrieben, oder die Seite wurde entfernt.',
    },
    unavailable: {
      title: 'Diese Seite ist gerade nicht erreichbar',
      text: 'Die Seite ist sicher. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
    busy: {
      title: 'Zu viele Anfragen',
      text: 'Bitte warten Sie eine Minute und laden Sie die Seite neu.',
    },
    link: 'Eine eigene Seite mit Thumbfolio erstellen',
  },
}
