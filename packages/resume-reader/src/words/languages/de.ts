import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** German. */
export const de: LanguageWords = {
  letters: 'äöüß',
  titleModifiers: listed(`
    berufliche | beruflicher | schulische | akademische | akademischer | besondere | sonstige | weitere | zusatzliche |
    praktische | fachliche | personliche | relevante | wichtige | ausgewahlte | meine
  `),
  titles: {
    contact: listed(`
      kontakt | kontaktdaten | personliche daten | personliche angaben | angaben zur person | zur person |
      personalien | basisinformationen
    `),
    summary: listed(`profil | kurzprofil | uber mich | zusammenfassung | berufsprofil | ziel`),
    work: listed(`
      berufserfahrung | erfahrung | beruflicher werdegang | werdegang | arbeitserfahrung | praktika |
      praktische erfahrung | berufspraxis | praxiserfahrung | beruflicher hintergrund |
      berufliche erfahrung | berufliche stationen
    `),
    volunteer: listed(`
      ehrenamt | ehrenamtliches engagement | ehrenamtliche tatigkeit | ehrenamtliche tatigkeiten |
      soziales engagement
    `),
    education: listed(`
      ausbildung | bildung | studium | bildungsweg | bildungsgang | akademische ausbildung | schulbildung |
      hochschulbildung | akademischer werdegang | schule und studium | aus und weiterbildung |
      schul und berufsbildung
    `),
    awards: listed(`
      auszeichnungen | preise | ehrungen | stipendien | auszeichnungen und preise | erfolge
    `),
    certificates: listed(`
      bescheinigungen | bescheinigungen und zertifikate | zertifikate | zertifizierungen | lizenzen | zertifikate und lizenzen | weiterbildung |
      weiterbildungen | fortbildungen | weiterbildung und zertifikate
    `),
    publications: listed(`veroffentlichungen | publikationen | schriften`),
    skills: listed(`
      zusatzqualifikationen | top kenntnisse | wichtigste kenntnisse | kompetenzen | kenntnisse | fahigkeiten | kompetenzen | edv kenntnisse | it kenntnisse | fachkenntnisse |
      fahigkeiten und kenntnisse | kenntnisse und fahigkeiten | qualifikationen | technische kenntnisse |
      computerkenntnisse | fachkompetenzen | starken | personliche fahigkeiten | personliche kompetenzen
    `),
    languages: listed(`
      sprachen | muttersprache | muttersprachen | weitere sprachen | sonstige sprachen | sprachkenntnisse |
      fremdsprachen
    `),
    interests: listed(`
      interessen | hobbys | hobbies und interessen | freizeit | interessen und hobbys |
      hobbys und interessen | freizeitaktivitaten
    `),
    references: listed(`referenzen | empfehlungen`),
    projects: listed(`projekte | eigene projekte | ausgewahlte projekte | projekterfahrung`),
    profiles: listed(`soziale netzwerke | profile online`),
    courses: listed(`kurse`),
    trade: listed(`
      angestrebte tatigkeit | angestrebte position | angestrebte stelle | angestrebter beruf | berufsfeld |
      zielposition | wunschposition
    `),
    other: listed(`
      lehre | lehrveranstaltungen | lehrtatigkeit | drittmittel | auslandsaufenthalte | wehrdienst | zivildienst | herausgeberschaften | gutachtertatigkeit | sonstiges | weitere informationen | mitgliedschaften | vortrage | patente | fuhrerschein
    `),
  },
  months: listed(`
    januar janner jan | februar feb | marz mrz | april apr | mai | juni jun | juli jul | august aug |
    september sep sept | oktober okt | november nov | dezember dez
  `),
  openEnds: listed(`heute | jetzt | aktuell | laufend | derzeit | dato | bis dato | bis heute`),
  sinceWords: listed(`seit | ab`),
  fromWords: listed(`von | vom`),
  rangeWords: listed(`bis`),
  seasons: listed(
    `fruhling | sommer | herbst | winter | ws | ss | wise | sose | wintersemester | sommersemester`,
  ),
  documentTitles: listed(
    `lebenslauf | tabellarischer lebenslauf | europass lebenslauf | bewerbung | bewerbungsunterlagen | mein lebenslauf`,
  ),
  personalLabels: {
    birth: listed(
      `geburtsdatum | geburtstag | geburtsort | geburtsdatum und ort | geburtsdatum ort | geburtsdatum und geburtsort | geboren | geboren am | geboren in | geb | geb am | geb in | geburtsjahr`,
    ),
    age: listed(`alter`),
    gender: listed(`geschlecht`),
    nationality: listed(`nationalitat | staatsangehorigkeit | staatsburgerschaft | staatszugehorigkeit`),
    'civil-status': listed(`familienstand | zivilstand | personenstand`),
    children: listed(`kinder | anzahl kinder`),
    religion: listed(`religion | konfession | religionszugehorigkeit`),
    health: listed(
      `gesundheit | gesundheitszustand | behinderung | grad der behinderung | blutgruppe | grosse | gewicht`,
    ),
    'military-service': listed(
      `wehrdienst | militardienst | bundeswehr | prasenzdienst | zivildienst | grundwehrdienst`,
    ),
    'work-permit': listed(
      `arbeitserlaubnis | arbeitsbewilligung | arbeitsgenehmigung | aufenthaltserlaubnis | aufenthaltstitel | aufenthaltsstatus | aufenthaltsbewilligung | visum`,
    ),
    'identity-number': listed(
      `reisepass | reisepassnummer | passnummer | pass nr | ausweisnummer | personalausweis | personalausweisnummer | steuernummer | steuer id | steueridentifikationsnummer`,
    ),
    'insurance-number': listed(
      `sozialversicherungsnummer | sozialversicherungsnr | versicherungsnummer | rentenversicherungsnummer | sv nummer | sv nr | ahv nummer | ahv nr | krankenversicherungsnummer`,
    ),
    'licence-number': listed(`zulassungsnummer | approbationsnummer | fuhrerscheinnummer`),
    other: listed(
      `fuhrerschein | fuhrerscheine | fuhrerscheinklasse | fuhrerausweis | fahrerlaubnis | lenkerberechtigung | fuhrerschein klasse`,
    ),
  },
  personalValues: {
    age: listed(`# jahre alt | # jahre`),
    gender: listed(`mannlich | weiblich | divers`),
    'civil-status': listed(
      `ledig | verheiratet | geschieden | verwitwet | getrennt lebend | in partnerschaft | in eingetragener lebenspartnerschaft`,
    ),
    children: listed(
      `# kinder | # kind | keine kinder | kinderlos | ein kind | zwei kinder | drei kinder | vier kinder`,
    ),
  },
}
