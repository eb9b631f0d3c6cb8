import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Polish. */
export const pl: LanguageWords = {
  letters: 'ąćęłńóśźż',
  titleModifiers: listed(`
    zawodowe | zawodowa | zawodowy | dodatkowe | inne | techniczne | kluczowe | glowne | moje | osobiste
  `),
  titles: {
    contact: listed(`kontakt | dane kontaktowe | dane osobowe | dane podstawowe`),
    summary: listed(`o mnie | podsumowanie | profil zawodowy | podsumowanie zawodowe | cel zawodowy`),
    work: listed(`
      doswiadczenie | doswiadczenie zawodowe | przebieg kariery | zatrudnienie | kariera | praktyki |
      staze | historia zatrudnienia | praktyki i staze
    `),
    volunteer: listed(`
      wolontariat | dzialalnosc spoleczna | aktywnosc spoleczna | dzialalnosc dodatkowa
    `),
    education: listed(`edukacja | wyksztalcenie | edukacja i szkolenia | studia | nauka`),
    awards: listed(`nagrody | wyroznienia | nagrody i wyroznienia | osiagniecia | stypendia`),
    certificates: listed(`
      licencje i certyfikaty | certyfikaty | uprawnienia | certyfikaty i uprawnienia | licencje | szkolenia i certyfikaty |
      szkolenia | kursy i szkolenia | kursy i certyfikaty
    `),
    publications: listed(`publikacje | artykuly`),
    skills: listed(`
      najwazniejsze umiejetnosci | glowne umiejetnosci | umiejetnosci | kompetencje | kwalifikacje | umiejetnosci techniczne | kluczowe umiejetnosci |
      znajomosc programow | kluczowe kompetencje | kluczowe kompetencje | umiejetnosci osobiste
    `),
    languages: listed(`
      jezyk ojczysty | inne jezyki | jezyki | jezyki obce | znajomosc jezykow | znajomosc jezykow obcych
    `),
    interests: listed(`zainteresowania | hobby i zainteresowania | pasje`),
    references: listed(`referencje | rekomendacje`),
    projects: listed(`projekty | wybrane projekty | projekty wlasne | projekty osobiste`),
    profiles: listed(`profile w sieci | linki | media spolecznosciowe`),
    courses: listed(`kursy`),
    trade: listed(`poszukiwane stanowisko | stanowisko docelowe | poszukiwana praca`),
    other: listed(`dodatkowe informacje | informacje dodatkowe | inne | konferencje | klauzula`),
  },
  months: listed(`
    styczen stycznia sty | luty lutego lut | marzec marca mar | kwiecien kwietnia kwi | maj maja |
    czerwiec czerwca cze | lipiec lipca lip | sierpien sierpnia sie | wrzesien wrzesnia wrz |
    pazdziernik pazdziernika paz | listopad listopada lis | grudzien grudnia gru
  `),
  openEnds: listed(`obecnie | teraz | dzis | nadal | do dzis`),
  sinceWords: listed(`od`),
  rangeWords: listed(`do`),
  yearMarks: listed(`r | roku`),
  seasons: listed(`wiosna | lato | jesien | zima`),
  documentTitles: listed(`zyciorys | zyciorys zawodowy | curriculum vitae`),
  personalLabels: {
    birth: listed(
      `data urodzenia | miejsce urodzenia | data i miejsce urodzenia | urodzony | urodzona | ur | urodzony a | ur w | urodzony w | urodzona w | urodzony dnia | urodzona dnia`,
    ),
    age: listed(`wiek`),
    gender: listed(`plec`),
    nationality: listed(`narodowosc | obywatelstwo`),
    'civil-status': listed(`stan cywilny`),
    children: listed(`dzieci | liczba dzieci`),
    religion: listed(`wyznanie | religia`),
    health: listed(
      `stan zdrowia | zdrowie | niepelnosprawnosc | stopien niepelnosprawnosci | grupa krwi | wzrost | waga`,
    ),
    'military-service': listed(`sluzba wojskowa | stosunek do sluzby wojskowej | wojsko`),
    'work-permit': listed(`pozwolenie na prace | karta pobytu | wiza | zezwolenie na prace`),
    'identity-number': listed(
      `pesel | nip | dowod osobisty | numer dowodu | nr dowodu | seria i numer dowodu | paszport | numer paszportu | nr paszportu`,
    ),
    'insurance-number': listed(`numer ubezpieczenia | nr ubezpieczenia`),
    'licence-number': listed(
      `numer prawa wykonywania zawodu | nr prawa wykonywania zawodu | pwz | npwz | numer prawa jazdy | numer uprawnien`,
    ),
    other: listed(`prawo jazdy | prawo jazdy kat | prawo jazdy kategorii | prawo jazdy kategoria`),
  },
  personalValues: {
    age: listed(`# lat`),
    gender: listed(`mezczyzna | kobieta`),
    'civil-status': listed(
      `kawaler | panna | zonaty | zamezna | rozwiedziony | rozwiedziona | wdowiec | wdowa | wolny | wolna`,
    ),
    children: listed(`# dzieci | bezdzietny | bezdzietna | jedno dziecko | dwoje dzieci`),
  },
}
