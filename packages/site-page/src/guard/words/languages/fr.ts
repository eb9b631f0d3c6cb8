import { listed, type GuardWords } from '../../text/guard-words.js'

/** French. */
export const fr: GuardWords = {
  facts: {
    birth: {
      labels: listed(`
        date de naissance | lieu de naissance | date et lieu de naissance | année de naissance | nom de naissance |
        pays de naissance | ville de naissance
      `),
    },
    age: { topics: listed(`âge`) },
    gender: {
      topics: listed(`sexe | genre`),
      values: listed(`féminin | masculin | femme | homme | f | h | m | non binaire`),
    },
    nationality: {
      labels: listed(`nationalité | nationalités | citoyenneté | double nationalité`),
      values: listed(`
        française | français | belge | suisse | canadienne | marocaine | algérienne | tunisienne | sénégalaise | espagnole |
        italienne | portugaise | allemande | britannique | ivoirienne | camerounaise | luxembourgeoise
      `),
      statements: listed(
        `citoyen français | citoyenne française | ressortissant européen | ressortissante européenne`,
      ),
    },
    'civil-status': {
      labels: listed(
        `état civil | situation familiale | situation de famille | situation maritale | statut marital`,
      ),
      values: listed(`
        marié | mariée | célibataire | divorcé | divorcée | pacsé | pacsée | veuf | veuve | en concubinage | en couple |
        séparé | séparée | union libre
      `),
      alone: listed(
        `marié | mariée | célibataire | divorcé | divorcée | pacsé | pacsée | veuve | en concubinage`,
      ),
      statements: listed(`je suis marié | je suis mariée | marié avec | mariée avec`),
    },
    children: {
      statements: listed(`enfants à charge | enfant à charge`),
      topics: listed(`enfants | enfant | nombre d enfants | enfants à charge`),
    },
    religion: {
      labels: listed(`confession religieuse | appartenance religieuse`),
      topics: listed(`religion | confession`),
      values: listed(`
        catholique | musulmane | musulman | protestante | protestant | juive | juif | athée | bouddhiste | orthodoxe |
        chrétienne | chrétien | aucune
      `),
      alone: listed(`catholique | musulmane | musulman | athée | protestante`),
      statements: listed(
        `catholique pratiquant | catholique pratiquante | musulman pratiquant | musulmane pratiquante`,
      ),
    },
    health: {
      owned: listed(
        `handicap | épilepsie | diabète | autisme | dyslexie | asthme | dépression | cancer | sclérose en plaques | surdité`,
      ),
      labels: listed(
        `handicap | état de santé | groupe sanguin | problèmes de santé | taux d incapacité | allergies`,
      ),
      topics: listed(`santé`),
      values: listed(`excellente | bonne | très bonne`),
      statements: listed(`
        rqth | travailleur handicapé | travailleuse handicapée | je suis malentendant | je suis malentendante |
        invalidité catégorie | reconnaissance de la qualité de travailleur | en situation de handicap depuis | aah |
        non fumeur | non fumeuse
      `),
    },
    'military-service': {
      labels: listed(`situation militaire | obligations militaires`),
      topics: listed(`service militaire | service national`),
      values: listed(`effectué | accompli | exempté | exempt | dégagé | réformé | dispensé`),
      statements: listed(`
        dégagé des obligations militaires | dégagée des obligations militaires | libéré des obligations militaires |
        exempté du service militaire | service militaire effectué | réformé du service
      `),
    },
    'work-permit': {
      labels: listed(`
        titre de séjour | permis de travail | carte de séjour | autorisation de travail | permis de séjour | visa |
        statut migratoire | carte de résident
      `),
      values: listed(`valable | valide | en cours de validité | expire | pluriannuel`),
      statements: listed(
        `passeport talent | résident permanent | résidente permanente | autorisé à travailler en | autorisée à travailler en`,
      ),
    },
  },
  numbers: {
    'identity-number': listed(`
      passeport | carte d identité | cni | numéro fiscal | n fiscal | compte bancaire | rib | titre de séjour |
      identifiant fiscal | spi | carte nationale d identité | carte de séjour | avs | tva
    `),
    'insurance-number': listed(`
      sécurité sociale | numéro de sécurité sociale | assurance maladie | nir | mutuelle | sécu | carte vitale |
      police d assurance | numéro d assuré | n d assuré
    `),
    'licence-number': listed(`
      permis de conduire | rpps | adeli | ordre des médecins | ordre des infirmiers | carte professionnelle | numéro d ordre | inscrit à l ordre | inscrite à l ordre | inscription à l ordre |
      permis
    `),
  },
  numbered: { 'licence-number': listed(`licence | agrément | inscription`) },
  numberWords: listed(`numéro | n | sous | le | est | no | num`),
  born: listed(`originaire | né | née | né e`),
  bornIn: listed(`de | le | et élevé | et grandi | à | en | au | aux | la`),
  self: listed(`je suis | j ai`),
  yearsOld: listed(`ans révolus`),
  years: listed(`ans`),
  counts: listed(`un | une | deux | trois | quatre | cinq | six`),
  children: listed(`enfant | enfants | fils | filles | fille`),
  parentOf: listed(`mère de | père de | maman de | papa de`),
  phone: listed(`
    téléphone | tél | portable | mobile | fixe | fax | télécopie | gsm | numéro de téléphone | joignable au | appelez moi au |
    natel
  `),
  phoneFillers: listed(`au | le | portable | fixe | perso | personnel | domicile | bureau | n | ou | et`),
  otherNumbers: listed(
    `facture | commande | norme | nf | brevet | siret | siren | dossier | numéro | n | article`,
  ),
  units: listed(`
    euros | millions | clients | utilisateurs | visiteurs | personnes | abonnés | pages | tonnes | heures | salariés | mille |
    élèves | patients
  `),
  spoken: listed(`
    zéro | un | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze | treize | quatorze | quinze |
    seize | vingt | vingts | trente | quarante | cinquante | soixante | septante | nonante | et
  `),
  at: listed(`arobase | arrobase`),
  bareAt: listed(`chez`),
  dot: listed(`point`),
  referees: listed(
    `référence | références | référent | référente | personne à contacter | contact référent | responsable à contacter`,
  ),
  address: {
    labels: listed(`adresse | domicile | adresse postale | adresse personnelle`),
    home: listed(`domicilié | domiciliée | j habite au | j habite | résidant au | demeurant`),
    before: listed(
      `rue | avenue | av | boulevard | bd | bvd | allée | allées | impasse | chemin | quai | route | faubourg | sentier`,
    ),
    weakBefore: listed(`place | cours | square | passage | cité | résidence | villa | montée`),
    joints: listed(`de | la | le | les | du | des | d | l | à | aux | en | saint | sainte | et`),
    units: listed(`appt | appartement | app | apt`),
    postalLabels: listed(`code postal | cp | npa`),
  },
  regions: listed(`FR | BE | CH`),
}
