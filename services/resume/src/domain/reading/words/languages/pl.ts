import type { LanguageWords } from '../language-words.js'
import { listed } from '../listed.js'

/** Polish. */
export const pl: LanguageWords = {
  letters: 'ąćęłńóśźż',
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
      znajomosc programow | kluczowe kompetencje
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
  seasons: listed(`wiosna | lato | jesien | zima`),
}
