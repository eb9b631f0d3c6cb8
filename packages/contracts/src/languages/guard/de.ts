import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** German. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('gehalt | bruttogehalt | jahresgehalt | monatsgehalt'),
      statements: words('gehaltsvorstellung | gehaltsvorstellungen | gehaltswunsch | wunschgehalt'),
    },
    birth: {
      labels: words(`
        geburtsdatum | geburtstag | geburtsort | geburtsjahr | geburtsname | geburtsdatum und ort |
        geburtsdatum ort | tag der geburt | geburtsland | geburtsdatum und geburtsort
      `),
    },
    age: {
      topics: words('alter'),
    },
    gender: {
      topics: words('geschlecht'),
      values: words('weiblich | männlich | divers | frau | mann | w | m | d'),
    },
    nationality: {
      labels: words(`
        staatsangehörigkeit | staatsbürgerschaft | nationalität | nationalitäten | staatszugehörigkeit |
        ethnie
      `),
      values: words(`
        deutsch | deutsche | österreichisch | österreichische | schweizerisch | schweizer | türkisch |
        türkische | italienisch | polnisch | französisch | spanisch | russisch | ukrainisch | syrisch |
        griechisch | kroatisch | serbisch | rumänisch | bulgarisch | niederländisch | britisch |
        amerikanisch | indisch | chinesisch | iranisch | slowenisch | slowakisch | tschechisch | ungarisch |
        bosnisch | albanisch | mazedonisch | portugiesisch | schwedisch | dänisch | norwegisch | finnisch |
        irisch | belgisch | luxemburgisch | lettisch | litauisch | estnisch | marokkanisch | tunesisch |
        ägyptisch | afghanisch | irakisch | pakistanisch | vietnamesisch | japanisch | koreanisch |
        thailändisch | nigerianisch | ghanaisch | brasilianisch | kolumbianisch | kosovarisch
      `),
      statements: words(`
        deutscher staatsbürger | deutsche staatsbürgerin | eu bürger | eu bürgerin
      `),
    },
    'civil-status': {
      labels: words('familienstand | personenstand | zivilstand | familiärer status'),
      values: words(`
        ledig | verheiratet | geschieden | verwitwet | getrennt lebend | verpartnert | in partnerschaft |
        alleinstehend | lebenspartnerschaft | verlobt
      `),
      alone: words(`
        ledig | verheiratet | geschieden | verwitwet | getrennt lebend | alleinstehend | unverheiratet
      `),
      statements: words(`
        ich bin verheiratet | verheiratet mit | verheiratet seit | glücklich verheiratet
      `),
    },
    children: {
      alone: words('elternzeit | mutterschutz'),
      statements: words('unterhaltspflichtige kinder'),
      topics: words('kinder | anzahl kinder | anzahl der kinder'),
    },
    religion: {
      labels: words(`
        konfession | religionszugehörigkeit | glaubensbekenntnis | konfessionszugehörigkeit
      `),
      topics: words('religion | glaube | bekenntnis'),
      values: words(`
        evangelisch | katholisch | römisch katholisch | röm kath | rk | ev | muslimisch | islamisch |
        jüdisch | konfessionslos | ohne bekenntnis | orthodox | buddhistisch | hinduistisch | keine
      `),
      alone: words(`
        röm kath | römisch katholisch | evangelisch | katholisch | konfessionslos | ev luth | muslimisch
      `),
    },
    health: {
      owned: words(`
        behinderung | schwerbehinderung | epilepsie | diabetes | adhs | autismus | asthma | depression |
        krebs | multiple sklerose | hörbehinderung | sehbehinderung
      `),
      labels: words(`
        schwerbehinderung | behinderung | gesundheitszustand | grad der behinderung | blutgruppe |
        allergien | chronische erkrankungen | vorerkrankungen | behinderungsgrad
      `),
      topics: words('gesundheit | gdb'),
      values: words('ausgezeichnet | sehr gut | gut | keine einschränkungen | bestens'),
      statements: words(`
        vollständig geimpft | gegen covid 19 geimpft | schwerbehindert | schwerbehinderter | schwerbehinderte | schwerbehindertenausweis |
        ich bin gehörlos | ich bin blind | rollstuhlfahrer | rollstuhlfahrerin |
        gleichgestellt mit schwerbehinderten | nichtraucher | nichtraucherin | ich bin behindert
      `),
    },
    'military-service': {
      labels: words('wehrpflicht | wehrdienststatus | militärdienststatus'),
      topics: words('wehrdienst | zivildienst | militärdienst | grundwehrdienst'),
      values: words(`
        abgeleistet | geleistet | befreit | ausgemustert | freigestellt | keiner | erfüllt | entfällt |
        untauglich | zurückgestellt | abgeschlossen
      `),
      statements: words(`
        wehrdienst abgeleistet | wehrdienst geleistet | vom wehrdienst befreit | ausgemustert |
        wehrpflicht erfüllt
      `),
    },
    'work-permit': {
      labels: words(`
        aufenthaltstitel | arbeitserlaubnis | aufenthaltserlaubnis | aufenthaltsstatus | visum |
        arbeitsgenehmigung | aufenthaltsgenehmigung | niederlassungserlaubnis | visumstatus |
        aufenthaltsbewilligung | bewilligung
      `),
      values: words('unbefristet | befristet bis | gültig bis | vorhanden | liegt vor'),
      statements: words(`
        blaue karte eu | unbefristete aufenthaltserlaubnis | unbefristete niederlassungserlaubnis |
        arbeitserlaubnis vorhanden
      `),
    },
  },
  numbers: {
    'identity-number': words(`
      reisepass | personalausweis | ausweis | steuer id | steueridentifikationsnummer | steuernummer |
      steuer nr | identifikationsnummer | idnr | kontonummer | bankverbindung | konto | blz | bankleitzahl |
      reisepassnummer | personalausweisnummer | ausweisnummer | passnummer | ahv | ahv nummer |
      umsatzsteuer id | kto
    `),
    'insurance-number': words(`
      sozialversicherungsnummer | krankenversichertennummer | versichertennummer |
      krankenversicherungsnummer | rentenversicherungsnummer | versicherungsnummer | krankenversicherung |
      rentenversicherung | krankenkasse | sv nummer | sv nr | sozialversicherung | versicherungsschein
    `),
    'licence-number': words(`
      führerscheinnummer | führerschein | führerausweis | arztnummer | lebenslange arztnummer | lanr |
      approbationsnummer | approbation | kammernummer | mitgliedsnummer der kammer | zulassungsnummer |
      berufsausweis
    `),
  },
  numbered: {
    'licence-number': words(`
      mitglied | mitgliedschaft | lizenz | zulassung | registrierung | berufserlaubnis
    `),
  },
  numberWords: words('nummer | nr | no | num'),
  born: words('geboren | geb | ich bin geboren | ich wurde geboren'),
  bornIn: words('am | in | und aufgewachsen | im | den | in der'),
  self: words('ich bin | bin | ich habe'),
  yearsOld: words('jahre alt | jahre jung'),
  years: words('jahre | j'),
  counts: words('ein | eine | einem | zwei | drei | vier | fünf | sechs'),
  children: words('kind | kinder | kindern | sohn | söhne | tochter | töchter'),
  parentOf: words('mutter von | vater von'),
  phone: words(`
    telefon | tel | telefonnummer | mobil | mobiltelefon | handy | handynummer | fax | mobilnummer | fon |
    rufnummer | erreichbar unter | rückruf
  `),
  phoneFillers: words('unter | privat | dienstlich | nr | nummer | p | g | der | gesch | und | oder'),
  otherNumbers: words(`
    rechnung | auftrag | nr | nummer | din | en | vde | aktenzeichen | az | hrb | patent | artikel |
    ausgabe | projekt
  `),
  units: words(`
    euro | mio | millionen | tausend | kunden | nutzer | nutzern | mitarbeitende | mitarbeitenden |
    mitarbeiter | mitarbeitern | stück | besucher | stunden | tonnen | prozent | franken | seiten | personen
  `),
  spoken: words(`
    null | eins | ein | zwei | zwo | drei | vier | fünf | sechs | sieben | acht | neun
  `),
  at: words('ät | klammeraffe'),
  dot: words('punkt'),
  referees: words(`
    referenz | referenzen | referenzgeber | ansprechpartner | ansprechpartnerin | kontaktperson |
    notfallkontakt
  `),
  digits: words(`
    null | eins ein | zwei zwo | drei | vier | fuenf funf | sechs | sieben | acht | neun
  `),
  honorifics: words('herr | frau'),
  address: {
    labels: words(`
      adresse | anschrift | wohnort | wohnanschrift | privatanschrift | postanschrift | straße | wohnsitz
    `),
    home: words('wohnhaft | wohnhaft in | ich wohne in | wohne in | wohnend'),
    suffixes: words(`
      strasse | str | weg | platz | allee | gasse | ring | damm | ufer | steig | chaussee | promenade |
      markt | graben | stieg | kamp | gässli
    `),
    units: words('wohnung | whg | appartement | apartment'),
    postalLabels: words('plz | postleitzahl | plz ort'),
  },
  regions: words('DE | AT | CH'),
}
