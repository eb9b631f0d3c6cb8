import type { Language } from './language.js'
import { guard } from './guard/fr.js'
import { words } from './words/words.js'

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
      other: words(`
        brevets | divers | informations complementaires | autres | permis | enseignement |
        enseignements | financements | financements obtenus | conferences invitees |
        communications orales | responsabilites editoriales | activites editoriales
      `),
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
    documentTitles: words('curriculum vitae | curriculum vitæ | curriculum vitae europass | mon cv'),
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
    columnLabels: {
      dates: words('periode | annee | annees | date d obtention'),
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
    },
    entryLabels: words('poste | employeur | periode | ecole | diplome | lieu'),
    keywordLabels: words('mots cles | technologies utilisees | outils'),
    siteLabels: words('site web | site internet | page web'),
    nameLabels: words('nom | noms | prenom | prenoms | de | famille | et'),
    billWords: words('facture | montant | total ttc | tva'),
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
      schoolStart: /ecole|lycee/u,
      scholarlyService: /comite (?:de redaction|de lecture|editorial|scientifique)|relecteur|relectrice/u,
    },
  },
  guard,
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
    asOf: 'au',
    study: {
      read: 'Lire l’étude de cas',
      previous: 'Projet précédent',
      next: 'Projet suivant',
      role: 'Rôle',
      year: 'Année',
      client: 'Avec',
      link: 'Lien',
    },
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
