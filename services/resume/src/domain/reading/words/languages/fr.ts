import type { LanguageWords } from '../language-words.js'
import { listed } from '../listed.js'

/** French. */
export const fr: LanguageWords = {
  letters: 'àâæçéèêëîïôœùûüÿ',
  titles: {
    contact: listed(`contact | coordonnees | informations personnelles | etat civil | informations de base`),
    summary: listed(`
      profil | synthese | bio | profil professionnel | a propos | a propos de moi | objectif | resume | accroche
    `),
    work: listed(`
      experience | emploi | experience professionnelle | experiences professionnelles | experiences | parcours professionnel |
      parcours | emplois | stages
    `),
    volunteer: listed(
      `experience de benevolat | benevolat | engagement associatif | vie associative | engagements`,
    ),
    education: listed(`
      formation | formations | etudes | diplomes | education et formation | scolarite | cursus |
      parcours academique | diplomes et formations
    `),
    awards: listed(
      `distinctions | honneurs et recompenses | prix | recompenses | distinctions et prix | bourses | prix et distinctions`,
    ),
    certificates: listed(`
      certifications | licences | certificats | certifications et formations | licences et certifications | habilitations
    `),
    publications: listed(`publications | travaux`),
    skills: listed(`
      competences | principales competences | competences principales | competences techniques | competences cles | savoir faire | savoir etre | atouts |
      compétences informatiques | competences informatiques | outils | logiciels
    `),
    languages: listed(`
      langues | langue maternelle | langues maternelles | autre langue | autres langues |
      langues etrangeres | competences linguistiques
    `),
    interests: listed(`
      centres d interet | centre d interet | interets | loisirs | loisirs et interets | passe temps
    `),
    references: listed(`references | recommandations`),
    projects: listed(`projets | projets | projets personnels | realisations`),
    profiles: listed(`reseaux sociaux | liens`),
    courses: listed(`cours`),
    trade: listed(`emploi recherche | poste recherche | poste vise | domaine professionnel`),
    other: listed(`divers | informations complementaires | autres | permis`),
  },
  months: listed(`
    janvier janv | fevrier fevr fev | mars | avril avr | mai | juin | juillet juil | aout | septembre sept |
    octobre oct | novembre nov | decembre dec
  `),
  openEnds: listed(`
    actuel | actuellement | aujourd'hui | aujourd’hui | present | en cours | a ce jour | maintenant
  `),
  sinceWords: listed(`depuis`),
  fromWords: listed(`de | du | entre`),
  rangeWords: listed(`a | au | jusqu’a | jusqu'a`),
  seasons: listed(`printemps | ete | automne | hiver`),
}
