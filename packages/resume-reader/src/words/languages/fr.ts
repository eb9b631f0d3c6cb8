import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** French. */
export const fr: LanguageWords = {
  letters: 'àâæçéèêëîïôœùûüÿ',
  titleModifiers: listed(`
    professionnelle | professionnelles | professionnel | academique | academiques | scolaire | universitaire | personnelle |
    personnels | personnelles | technique | techniques | autres | principales | principaux | cles | complementaires | mes | mon
  `),
  titles: {
    contact: listed(`contact | coordonnees | informations personnelles | etat civil | informations de base`),
    summary: listed(`
      profil | synthese | bio | profil professionnel | a propos | a propos de moi | objectif | resume | accroche
    `),
    work: listed(`
      stage | experience | emploi | experience professionnelle | experiences professionnelles | experiences | parcours professionnel |
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
      informatique | qualites | competences | principales competences | competences principales | competences techniques | competences cles | savoir faire | savoir etre | atouts |
      compétences informatiques | competences informatiques | outils | logiciels | competences personnelles
    `),
    languages: listed(`
      langues | langue maternelle | langues maternelles | autre langue | autres langues |
      langues etrangeres | competences linguistiques
    `),
    interests: listed(`
      centres d'interets | centre d'interets | centres d interet | centre d interet | interets | loisirs | loisirs et interets | passe temps
    `),
    references: listed(`references | recommandations`),
    projects: listed(`projets | projets | projets personnels | realisations`),
    profiles: listed(`reseaux sociaux | liens`),
    courses: listed(`formation continue | cours`),
    trade: listed(`emploi recherche | poste recherche | poste vise | domaine professionnel`),
    other: listed(`brevets | divers | informations complementaires | autres | permis`),
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
  documentTitles: listed(`curriculum vitae | curriculum vitæ | curriculum vitae europass | mon cv`),
  personalLabels: {
    birth: listed(
      `date de naissance | lieu de naissance | date et lieu de naissance | ne le | nee le | ne e le | ne a | nee a | ne e a | ne | nee | ne en | nee en`,
    ),
    age: listed(`age`),
    gender: listed(`sexe | genre`),
    nationality: listed(`nationalite | citoyennete`),
    'civil-status': listed(
      `situation familiale | etat civil | situation de famille | situation matrimoniale | statut marital`,
    ),
    children: listed(`enfants | nombre d enfants`),
    religion: listed(`religion | confession`),
    health: listed(`sante | etat de sante | handicap | groupe sanguin | taille | poids | rqth`),
    'military-service': listed(`service militaire | service national | obligations militaires`),
    'work-permit': listed(
      `permis de travail | titre de sejour | autorisation de travail | visa | permis de sejour`,
    ),
    'identity-number': listed(
      `passeport | numero de passeport | carte d identite | cni | numero fiscal | piece d identite`,
    ),
    'insurance-number': listed(
      `numero de securite sociale | securite sociale | n de securite sociale | nir | numero avs`,
    ),
    'licence-number': listed(`numero rpps | rpps | numero de permis | numero adeli`),
    other: listed(`permis de conduire | permis | permis b | permis a | permis c | permis am`),
  },
  personalValues: {
    age: listed(`# ans`),
    gender: listed(`homme | femme | masculin | feminin`),
    'civil-status': listed(
      `celibataire | marie | mariee | divorce | divorcee | veuf | veuve | pacse | pacsee | en couple | en concubinage`,
    ),
    children: listed(
      `# enfants | # enfant | sans enfant | sans enfants | un enfant | deux enfants | trois enfants`,
    ),
  },
}
