import { listed, type GuardWords } from '../../text/guard-words.js'

/** German. */
export const de: GuardWords = {
  facts: {
    birth: {
      labels: listed(`
        geburtsdatum | geburtstag | geburtsort | geburtsjahr | geburtsname | geburtsdatum und ort | geburtsdatum ort |
        tag der geburt | geburtsland | geburtsdatum und geburtsort
      `),
    },
    age: { topics: listed(`alter`) },
    gender: {
      topics: listed(`geschlecht`),
      values: listed(`weiblich | männlich | divers | frau | mann | w | m | d`),
    },
    nationality: {
      labels: listed(`
        staatsangehörigkeit | staatsbürgerschaft | nationalität | nationalitäten | staatszugehörigkeit | ethnie
      `),
      values: listed(`
        deutsch | deutsche | österreichisch | österreichische | schweizerisch | schweizer | türkisch | türkische |
        italienisch | polnisch | französisch | spanisch | russisch | ukrainisch | syrisch | griechisch | kroatisch |
        serbisch | rumänisch | bulgarisch | niederländisch | britisch | amerikanisch | indisch | chinesisch | iranisch |
        slowenisch | slowakisch | tschechisch | ungarisch | bosnisch | albanisch | mazedonisch | portugiesisch |
        schwedisch | dänisch | norwegisch | finnisch | irisch | belgisch | luxemburgisch | lettisch | litauisch |
        estnisch | marokkanisch | tunesisch | ägyptisch | afghanisch | irakisch | pakistanisch | vietnamesisch |
        japanisch | koreanisch | thailändisch | nigerianisch | ghanaisch | brasilianisch | kolumbianisch | kosovarisch
      `),
      statements: listed(`deutscher staatsbürger | deutsche staatsbürgerin | eu bürger | eu bürgerin`),
    },
    'civil-status': {
      labels: listed(`familienstand | personenstand | zivilstand | familiärer status`),
      values: listed(`
        ledig | verheiratet | geschieden | verwitwet | getrennt lebend | verpartnert | in partnerschaft | alleinstehend |
        lebenspartnerschaft | verlobt
      `),
      alone: listed(
        `ledig | verheiratet | geschieden | verwitwet | getrennt lebend | alleinstehend | unverheiratet`,
      ),
      statements: listed(`ich bin verheiratet | verheiratet mit | verheiratet seit | glücklich verheiratet`),
    },
    children: {
      statements: listed(`unterhaltspflichtige kinder`),
      topics: listed(`kinder | anzahl kinder | anzahl der kinder`),
    },
    religion: {
      labels: listed(`konfession | religionszugehörigkeit | glaubensbekenntnis | konfessionszugehörigkeit`),
      topics: listed(`religion | glaube | bekenntnis`),
      values: listed(`
        evangelisch | katholisch | römisch katholisch | röm kath | rk | ev | muslimisch | islamisch | jüdisch | konfessionslos |
        ohne bekenntnis | orthodox | buddhistisch | hinduistisch | keine
      `),
      alone: listed(
        `röm kath | römisch katholisch | evangelisch | katholisch | konfessionslos | ev luth | muslimisch`,
      ),
    },
    health: {
      owned: listed(
        `behinderung | schwerbehinderung | epilepsie | diabetes | adhs | autismus | asthma | depression | krebs | multiple sklerose | hörbehinderung | sehbehinderung`,
      ),
      labels: listed(`
        schwerbehinderung | behinderung | gesundheitszustand | grad der behinderung | blutgruppe | allergien |
        chronische erkrankungen | vorerkrankungen | behinderungsgrad
      `),
      topics: listed(`gesundheit | gdb`),
      values: listed(`ausgezeichnet | sehr gut | gut | keine einschränkungen | bestens`),
      statements: listed(`
        schwerbehindert | schwerbehinderter | schwerbehinderte | schwerbehindertenausweis | ich bin gehörlos |
        ich bin blind | rollstuhlfahrer | rollstuhlfahrerin | gleichgestellt mit schwerbehinderten | nichtraucher |
        nichtraucherin | ich bin behindert
      `),
    },
    'military-service': {
      labels: listed(`wehrpflicht | wehrdienststatus | militärdienststatus`),
      topics: listed(`wehrdienst | zivildienst | militärdienst | grundwehrdienst`),
      values: listed(`
        abgeleistet | geleistet | befreit | ausgemustert | freigestellt | keiner | erfüllt | entfällt | untauglich |
        zurückgestellt | abgeschlossen
      `),
      statements: listed(`
        wehrdienst abgeleistet | wehrdienst geleistet | vom wehrdienst befreit | ausgemustert | wehrpflicht erfüllt
      `),
    },
    'work-permit': {
      labels: listed(`
        aufenthaltstitel | arbeitserlaubnis | aufenthaltserlaubnis | aufenthaltsstatus | visum | arbeitsgenehmigung |
        aufenthaltsgenehmigung | niederlassungserlaubnis | visumstatus | aufenthaltsbewilligung | bewilligung
      `),
      values: listed(`unbefristet | befristet bis | gültig bis | vorhanden | liegt vor`),
      statements: listed(
        `blaue karte eu | unbefristete aufenthaltserlaubnis | unbefristete niederlassungserlaubnis | arbeitserlaubnis vorhanden`,
      ),
    },
  },
  numbers: {
    'identity-number': listed(`
      reisepass | personalausweis | ausweis | steuer id | steueridentifikationsnummer | steuernummer | steuer nr |
      identifikationsnummer | idnr | kontonummer | bankverbindung | konto | blz | bankleitzahl | reisepassnummer |
      personalausweisnummer | ausweisnummer | passnummer | ahv | ahv nummer | umsatzsteuer id | kto
    `),
    'insurance-number': listed(`
      sozialversicherungsnummer | krankenversichertennummer | versichertennummer | krankenversicherungsnummer |
      rentenversicherungsnummer | versicherungsnummer | krankenversicherung | rentenversicherung | krankenkasse | sv nummer |
      sv nr | sozialversicherung | versicherungsschein
    `),
    'licence-number': listed(`
      führerscheinnummer | führerschein | führerausweis | arztnummer | lebenslange arztnummer | lanr | approbationsnummer |
      approbation | kammernummer | mitgliedsnummer der kammer | zulassungsnummer | berufsausweis
    `),
  },
  numbered: {
    'licence-number': listed(
      `mitglied | mitgliedschaft | lizenz | zulassung | registrierung | berufserlaubnis`,
    ),
  },
  numberWords: listed(`nummer | nr | no | num`),
  born: listed(`geboren | geb`),
  bornIn: listed(`am | in | und aufgewachsen | im | den | in der`),
  self: listed(`ich bin | bin | ich habe`),
  yearsOld: listed(`jahre alt | jahre jung`),
  years: listed(`jahre | j`),
  counts: listed(`ein | eine | einem | zwei | drei | vier | fünf | sechs`),
  children: listed(`kind | kinder | kindern | sohn | söhne | tochter | töchter`),
  parentOf: listed(`mutter von | vater von`),
  phone: listed(`
    telefon | tel | telefonnummer | mobil | mobiltelefon | handy | handynummer | fax | mobilnummer | fon | rufnummer |
    erreichbar unter | rückruf
  `),
  phoneFillers: listed(`unter | privat | dienstlich | nr | nummer | p | g | der | gesch | und | oder`),
  otherNumbers: listed(`
    rechnung | auftrag | nr | nummer | din | en | vde | aktenzeichen | az | hrb | patent | artikel | ausgabe | projekt
  `),
  units: listed(`
    euro | mio | millionen | tausend | kunden | nutzer | nutzern | mitarbeitende | mitarbeitenden | mitarbeiter |
    mitarbeitern | stück | besucher | stunden | tonnen | prozent | franken | seiten | personen
  `),
  spoken: listed(`null | eins | ein | zwei | zwo | drei | vier | fünf | sechs | sieben | acht | neun`),
  at: listed(`ät | klammeraffe`),
  bareAt: listed(``),
  dot: listed(`punkt`),
  referees: listed(
    `referenz | referenzen | referenzgeber | ansprechpartner | ansprechpartnerin | kontaktperson | notfallkontakt`,
  ),
  address: {
    labels: listed(
      `adresse | anschrift | wohnort | wohnanschrift | privatanschrift | postanschrift | straße | wohnsitz`,
    ),
    home: listed(`wohnhaft | wohnhaft in | ich wohne in | wohne in | wohnend`),
    suffixes: listed(`
      strasse | str | weg | platz | allee | gasse | ring | damm | ufer | steig | chaussee | promenade | markt | graben | stieg |
      kamp | gässli
    `),
    units: listed(`wohnung | whg | appartement | apartment`),
    postalLabels: listed(`plz | postleitzahl | plz ort`),
  },
  regions: listed(`DE | AT | CH`),
}
