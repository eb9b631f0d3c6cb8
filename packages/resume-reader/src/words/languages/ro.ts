import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Romanian. */
export const ro: LanguageWords = {
  letters: 'ăâîșțşţ',
  titles: {
    contact: listed(`date de contact | informații de contact | date personale | informații personale`),
    summary: listed(`rezumat | despre mine | sumar | profil profesional`),
    work: listed(`
      experiență | experiență profesională | experiența profesională | experiență de muncă |
      locuri de muncă
    `),
    volunteer: listed(`voluntariat | activități de voluntariat`),
    education: listed(`educație | studii | educație și formare | formare | studii și formare`),
    awards: listed(`premii | distincții | premii și distincții | distincții și premii`),
    certificates: listed(`certificări | licențe și certificări | atestate`),
    publications: listed(`publicații`),
    skills: listed(`
      aptitudini principale | aptitudini | competențe | abilități | competențe digitale |
      competențe tehnice | aptitudini și competențe
    `),
    languages: listed(`limbi | limbi străine | limbi vorbite | competențe lingvistice`),
    interests: listed(`interese | hobby uri | pasiuni | hobbyuri`),
    references: listed(`referințe`),
    projects: listed(`proiecte`),
    courses: listed(`cursuri`),
  },
  months: listed(`
    ianuarie ian | februarie feb | martie mar | aprilie apr | mai | iunie iun | iulie iul |
    august aug | septembrie sept sep | octombrie oct | noiembrie noi nov | decembrie dec
  `),
  openEnds: listed(`prezent | până în prezent | în prezent | actual`),
  sinceWords: listed(`din`),
  rangeWords: listed(`până în | până la`),
  seasons: listed(`primăvara | vara | toamna | iarna`),
}
