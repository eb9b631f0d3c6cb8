import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** French. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('salaire | rémunération | salaire actuel | salaire brut'),
      statements: words('prétentions salariales | prétention salariale | salaire souhaité'),
    },
    birth: {
      labels: words(`
        date de naissance | lieu de naissance | date et lieu de naissance | année de naissance |
        nom de naissance | pays de naissance | ville de naissance
      `),
    },
    age: {
      topics: words('âge'),
    },
    gender: {
      topics: words('sexe | genre'),
      values: words('féminin | masculin | femme | homme | f | h | m | non binaire'),
    },
    nationality: {
      labels: words('nationalité | nationalités | citoyenneté | double nationalité'),
      values: words(`
        française | français | belge | suisse | canadienne | marocaine | algérienne | tunisienne |
        sénégalaise | espagnole | italienne | portugaise | allemande | britannique | ivoirienne |
        camerounaise | luxembourgeoise
      `),
      statements: words(`
        citoyen français | citoyenne française | ressortissant européen | ressortissante européenne
      `),
    },
    'civil-status': {
      labels: words(`
        état civil | situation familiale | situation de famille | situation maritale | statut marital
      `),
      values: words(`
        marié | mariée | célibataire | divorcé | divorcée | pacsé | pacsée | veuf | veuve | en concubinage |
        en couple | séparé | séparée | union libre
      `),
      alone: words(`
        marié | mariée | célibataire | divorcé | divorcée | pacsé | pacsée | veuve | en concubinage
      `),
      statements: words('je suis marié | je suis mariée | marié avec | mariée avec'),
    },
    children: {
      alone: words('congé parental | congé maternité | congé de maternité'),
      statements: words('enfants à charge | enfant à charge'),
      topics: words('enfants | enfant | nombre d enfants | enfants à charge'),
    },
    religion: {
      labels: words('confession religieuse | appartenance religieuse'),
      topics: words('religion | confession'),
      values: words(`
        catholique | musulmane | musulman | protestante | protestant | juive | juif | athée | bouddhiste |
        orthodoxe | chrétienne | chrétien | aucune
      `),
      alone: words('catholique | musulmane | musulman | athée | protestante'),
      statements: words(`
        catholique pratiquant | catholique pratiquante | musulman pratiquant | musulmane pratiquante
      `),
    },
    health: {
      owned: words(`
        handicap | épilepsie | diabète | autisme | dyslexie | asthme | dépression | cancer |
        sclérose en plaques | surdité
      `),
      labels: words(`
        handicap | état de santé | groupe sanguin | problèmes de santé | taux d incapacité | allergies
      `),
      topics: words('santé'),
      values: words('excellente | bonne | très bonne'),
      statements: words(`
        vacciné contre | vaccinée contre | rqth | travailleur handicapé | travailleuse handicapée | je suis malentendant |
        je suis malentendante | invalidité catégorie | reconnaissance de la qualité de travailleur |
        en situation de handicap depuis | aah | non fumeur | non fumeuse
      `),
    },
    'military-service': {
      labels: words('situation militaire | obligations militaires'),
      topics: words('service militaire | service national'),
      values: words('effectué | accompli | exempté | exempt | dégagé | réformé | dispensé'),
      statements: words(`
        dégagé des obligations militaires | dégagée des obligations militaires |
        libéré des obligations militaires | exempté du service militaire | service militaire effectué |
        réformé du service
      `),
    },
    'work-permit': {
      labels: words(`
        titre de séjour | permis de travail | carte de séjour | autorisation de travail | permis de séjour |
        visa | statut migratoire | carte de résident
      `),
      values: words('valable | valide | en cours de validité | expire | pluriannuel'),
      statements: words(`
        passeport talent | résident permanent | résidente permanente | autorisé à travailler en |
        autorisée à travailler en
      `),
    },
  },
  numbers: {
    'identity-number': words(`
      passeport | carte d identité | cni | numéro fiscal | n fiscal | compte bancaire | rib |
      titre de séjour | identifiant fiscal | spi | carte nationale d identité | carte de séjour | avs | tva
    `),
    'insurance-number': words(`
      sécurité sociale | numéro de sécurité sociale | assurance maladie | nir | mutuelle | sécu |
      carte vitale | police d assurance | numéro d assuré | n d assuré
    `),
    'licence-number': words(`
      permis de conduire | rpps | adeli | ordre des médecins | ordre des infirmiers |
      carte professionnelle | numéro d ordre | inscrit à l ordre | inscrite à l ordre |
      inscription à l ordre | permis
    `),
  },
  numbered: {
    'licence-number': words('licence | agrément | inscription'),
  },
  numberWords: words('numéro | n | sous | le | est | no | num'),
  born: words('originaire | né | née | né e | je suis né | je suis née'),
  bornIn: words('de | le | et élevé | et grandi | à | en | au | aux | la'),
  self: words('je suis | j ai'),
  yearsOld: words('ans révolus'),
  years: words('ans'),
  counts: words('un | une | deux | trois | quatre | cinq | six'),
  children: words('enfant | enfants | fils | filles | fille'),
  parentOf: words('mère de | père de | maman de | papa de'),
  phone: words(`
    téléphone | tél | portable | mobile | fixe | fax | télécopie | gsm | numéro de téléphone |
    joignable au | appelez moi au | natel
  `),
  phoneFillers: words(`
    au | le | portable | fixe | perso | personnel | domicile | bureau | n | ou | et
  `),
  otherNumbers: words(`
    facture | commande | norme | nf | brevet | siret | siren | dossier | numéro | n | article
  `),
  units: words(`
    euros | millions | clients | utilisateurs | visiteurs | personnes | abonnés | pages | tonnes | heures |
    salariés | mille | élèves | patients
  `),
  spoken: words(`
    zéro | un | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze | treize |
    quatorze | quinze | seize | vingt | vingts | trente | quarante | cinquante | soixante | septante |
    nonante | et
  `),
  at: words('arobase | arrobase'),
  bareAt: words('chez'),
  dot: words('point'),
  referees: words(`
    référence | références | référent | référente | personne à contacter | contact référent |
    responsable à contacter
  `),
  digits: words('zero nul | un une | deux | trois | quatre | cinq | six | sept | huit | neuf'),
  address: {
    labels: words('adresse | domicile | adresse postale | adresse personnelle'),
    home: words('domicilié | domiciliée | j habite au | j habite | résidant au | demeurant'),
    before: words(`
      rue | avenue | av | boulevard | bd | bvd | allée | allées | impasse | chemin | quai | route |
      faubourg | sentier
    `),
    weakBefore: words('place | cours | square | passage | cité | résidence | villa | montée'),
    joints: words('de | la | le | les | du | des | d | l | à | aux | en | saint | sainte | et'),
    units: words('appt | appartement | app | apt'),
    postalLabels: words('code postal | cp | npa'),
  },
  regions: words('FR | BE | CH'),
}
