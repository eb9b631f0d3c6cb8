import type { Language } from './language.js'
import { none, words } from './words.js'

/** French. */
export const fr: Language = {
  direction: 'ltr',
  frequentWords: words(`
    et | le | la | les | des | du | de | pour | avec | dans | sur | une | un | aux | par | chez | en | au |
    est | ainsi
  `),
  licenceToWork: /ordre des/u,
  reader: {
    letters: 'àâæçéèêëîïôœùûüÿ',
    titles: {
      contact: words(`
        contact | coordonnees | informations personnelles | etat civil | informations de base
      `),
      summary: words(`
        profil | synthese | bio | profil professionnel | a propos | a propos de moi | objectif | resume |
        accroche
      `),
      work: words(`
        stage | experience | emploi | experience professionnelle | experiences professionnelles |
        experiences | parcours professionnel | parcours | emplois | stages
      `),
      volunteer: words(`
        experience de benevolat | benevolat | engagement associatif | vie associative | engagements
      `),
      education: words(`
        formation | formations | etudes | diplomes | education et formation | scolarite | cursus |
        parcours academique | diplomes et formations
      `),
      awards: words(`
        distinctions | honneurs et recompenses | prix | recompenses | distinctions et prix | bourses |
        prix et distinctions
      `),
      certificates: words(`
        certifications | licences | certificats | certifications et formations | licences et certifications |
        habilitations
      `),
      publications: words('publications | travaux'),
      skills: words(`
        informatique | qualites | competences | principales competences | competences principales |
        competences techniques | competences cles | savoir faire | savoir etre | atouts |
        compétences informatiques | competences informatiques | outils | logiciels | competences personnelles
      `),
      languages: words(`
        langues | langue maternelle | langues maternelles | autre langue | autres langues |
        langues etrangeres | competences linguistiques
      `),
      interests: words(`
        centres d'interets | centre d'interets | centres d interet | centre d interet | interets | loisirs |
        loisirs et interets | passe temps
      `),
      references: words('references | recommandations'),
      projects: words('projets | projets personnels | realisations'),
      profiles: words('reseaux sociaux | liens'),
      courses: words('formation continue | cours'),
      trade: words('emploi recherche | poste recherche | poste vise | domaine professionnel'),
      other: words('brevets | divers | informations complementaires | autres | permis'),
    },
    likelyTitles: {
      volunteer: /\bbenevol/u,
      projects: /\bprojet/u,
      education: /\bformation/u,
      skills: /\bcompetenc/u,
      languages: /\blangue/u,
    },
    boilerplateTitles: words('mots cles'),
    titleModifiers: words(`
      professionnelle | professionnelles | professionnel | academique | academiques | scolaire |
      universitaire | personnelle | personnels | personnelles | technique | techniques | autres |
      principales | principaux | cles | complementaires | mes | mon
    `),
    months: words(`
      janvier janv | fevrier fevr fev | mars | avril avr | mai | juin | juillet juil | aout | septembre sept |
      octobre oct | novembre nov | decembre dec
    `),
    openEnds: words(`
      actuel | actuellement | aujourd'hui | aujourd’hui | present | en cours | a ce jour | maintenant
    `),
    sinceWords: words('depuis'),
    fromWords: words('de | du | entre'),
    rangeWords: words(`
      a | au | jusqu’a | jusqu'a
    `),
    seasons: words('printemps | ete | automne | hiver'),
    yearMarks: [],
    documentTitles: words('curriculum vitae | curriculum vitæ | curriculum vitae europass | mon cv'),
    roles: [],
    organisations: [],
    degrees: [],
    schools: [],
    latin: {
      roles: words(`
        developpeur | developpeuse | directeur | directrice | charge de | chargee de | chef de | consultant |
        infirmier | cuisinier | caissier | comptable | stagiaire | alternant | enseignant | professeur |
        chercheur | technicien | vendeur | vendeuse | conseiller | gestionnaire | avocat | benevole |
        serveur | redacteur | adjoint
      `),
      organisations: words(`
        universite | ecole | lycee | hopital | clinique | societe | mairie | banque | groupe | association |
        fondation | cabinet | agence | departement | faculte
      `),
      degrees: words(`
        licence | maitrise | doctorat | baccalaureat | bac | bts | dut | cap | bep | diplome
      `),
    },
    contactLabels: [],
    columnLabels: {
      dates: words('periode | annee | annees | date d obtention'),
      year: [],
      month: [],
      from: words('du'),
      to: words('fin | au'),
      organisation: words('employeur | entreprise | societe | ecole | etablissement | organisme'),
      role: words('poste | fonction'),
      place: words('lieu | ville'),
      description: words('missions | taches'),
      degree: words('diplome'),
      area: words('specialite'),
      score: words('mention'),
      name: words('langue | certificat'),
      level: words('parle | lu | ecrit'),
      number: [],
    },
    chronicle: undefined,
    spokenLabels: [],
    entryLabels: words('poste | employeur | periode | ecole | diplome | lieu'),
    keywordLabels: words('mots cles | technologies utilisees | outils'),
    siteLabels: words('site web | site internet | page web'),
    nameLabels: words('nom | noms | prenom | prenoms | de | famille | et'),
    billWords: words('facture | montant | total ttc | tva'),
    paperWords: [],
    personalLabels: {
      birth: words(`
        date de naissance | lieu de naissance | date et lieu de naissance | ne le | nee le | ne e le | ne a |
        nee a | ne e a | ne | nee | ne en | nee en
      `),
      age: words('age'),
      gender: words('sexe | genre'),
      nationality: words('nationalite | citoyennete'),
      'civil-status': words(`
        situation familiale | etat civil | situation de famille | situation matrimoniale | statut marital
      `),
      children: words('enfants | nombre d enfants'),
      religion: words('religion | confession'),
      health: words('sante | etat de sante | handicap | groupe sanguin | taille | poids | rqth'),
      'military-service': words('service militaire | service national | obligations militaires'),
      'work-permit': words(`
        permis de travail | titre de sejour | autorisation de travail | visa | permis de sejour
      `),
      'identity-number': words(`
        passeport | numero de passeport | carte d identite | cni | numero fiscal | piece d identite
      `),
      'insurance-number': words(`
        numero de securite sociale | securite sociale | n de securite sociale | nir | numero avs
      `),
      'licence-number': words('numero rpps | rpps | numero de permis | numero adeli'),
      other: words('permis de conduire | permis | permis b | permis a | permis c | permis am'),
    },
    personalValues: {
      age: words('# ans'),
      gender: words('homme | femme | masculin | feminin'),
      'civil-status': words(`
        celibataire | marie | mariee | divorce | divorcee | veuf | veuve | pacse | pacsee | en couple |
        en concubinage
      `),
      children: words(`
        # enfants | # enfant | sans enfant | sans enfants | un enfant | deux enfants | trois enfants
      `),
    },
    patterns: {
      contactLabel: /courriel|adresse|téléphone|nom|portable|port|fixe|domicile/u,
      courseLabel: /mati[eè]res|cours/u,
      courseModifier: none,
      expiryLabel: /(?<![\p{L}\d])(?:valable\s+jusqu['’](?:en|au|à)|expiration|expire(?:\s+(?:le|en))?)/u,
      taskLabel: /responsabilit|principales? (?:activi|missions?|t[aâ]ches)/u,
      kindLabel: /\bsecteur\b|\bniveau dans la\b/u,
      roleLabel: /poste/u,
      salutation: /madame,?\s|monsieur,|chere?\s|bonjour\b/u,
      letterEnd: /cordialement|bien a vous|(?:je vous prie|veuillez) (?:d')?agreer|sinceres salutations/u,
      otherPaper: /lettre de motivation|attestation(?: de .{3,30})?|releve de notes/u,
      level: /avance|avancé|intermediaire|intermédiaire|notions|debutant|débutant|courant/u,
      levelHead: /niveau/u,
      extension: /poste/u,
      withoutEmployer: /congé parental|indépendant|auto-?entrepreneu/u,
      scoreLabel: /mention|moyenne/u,
      areaLabel: /spécialité/u,
      onRequest: /sur demande/u,
      availability: /base[eé]e? [aà]|mobile en/u,
      fluency: /langue maternelle|natif|bilingue|courant/u,
      consent: /autorise\s+le\s+traitement/u,
      workFromAnywhere: /télétravail/u,
      organisationEnding: none,
      degreeStart: none,
      schoolStart: /ecole|lycee/u,
    },
  },
  guard: {
    facts: {
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
          rqth | travailleur handicapé | travailleuse handicapée | je suis malentendant |
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
      'identity-number': [],
      'insurance-number': [],
      'licence-number': words('licence | agrément | inscription'),
    },
    numberWords: words('numéro | n | sous | le | est | no | num'),
    born: words('originaire | né | née | né e'),
    bornIn: words('de | le | et élevé | et grandi | à | en | au | aux | la'),
    bornOn: [],
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
    honorifics: [],
    address: {
      labels: words('adresse | domicile | adresse postale | adresse personnelle'),
      home: words('domicilié | domiciliée | j habite au | j habite | résidant au | demeurant'),
      before: words(`
        rue | avenue | av | boulevard | bd | bvd | allée | allées | impasse | chemin | quai | route |
        faubourg | sentier
      `),
      weakBefore: words('place | cours | square | passage | cité | résidence | villa | montée'),
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: words('de | la | le | les | du | des | d | l | à | aux | en | saint | sainte | et'),
      units: words('appt | appartement | app | apt'),
      postalLabels: words('code postal | cp | npa'),
    },
    regions: words('FR | BE | CH'),
  },
  page: {
    sections: {
      work: 'Expérience',
      volunteer: 'Bénévolat',
      projects: 'Projets',
      education: 'Formation',
      awards: 'Distinctions',
      certificates: 'Certifications',
      publications: 'Publications',
      skills: 'Compétences',
      languages: 'Langues',
      interests: 'Centres d’intérêt',
      references: 'Références',
      custom: 'Autres',
    },
    present: 'aujourd’hui',
    contact: 'Contact',
    notFound: 'Cette page n’existe pas.',
    updated: 'Mis à jour :',
    grade: 'Moyenne',
    download: 'Télécharger le CV (PDF)',
    expires: 'valable jusqu’en',
    personal: 'Informations personnelles',
    actions: {
      email: 'M’écrire un e-mail',
      call: 'Réserver un appel',
      write: 'Écrivez-moi',
      name: 'Votre nom',
      replyTo: 'Votre adresse e-mail',
      message: 'Votre message',
      send: 'Envoyer',
      sent: 'Merci. Votre message a été envoyé.',
      refused: 'Votre message n’a pas été envoyé. Revenez en arrière, vérifiez chaque champ et renvoyez-le.',
      later: 'Trop de messages sont venus d’ici. Réessayez dans une heure.',
    },
  },
  errorPages: {
    absent: {
      title: 'Il n’y a pas de page ici',
      text: 'Aucun site n’est publié à cette adresse. Elle est peut-être mal écrite, ou le site a été retiré.',
    },
    unavailable: {
      title: 'Cette page ne peut pas s’afficher pour le moment',
      text: 'La page est en sécurité. Veuillez réessayer dans une minute.',
    },
    busy: {
      title: 'Trop de requêtes',
      text: 'Veuillez attendre une minute, puis recharger la page.',
    },
    link: 'Créer votre propre page avec Thumbfolio',
  },
}
