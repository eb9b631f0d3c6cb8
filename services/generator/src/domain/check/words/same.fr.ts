/** See same-meaning.ts. */
export const groups = `
réduire diminuer baisser abaisser réduit; augmenter accroître relever accru; améliorer optimiser; fonder fondation;
fondateur fondatrice; créateur créatrice; créer création; directeur directrice; président présidente;
infirmier infirmière; chirurgien chirurgienne; kinésithérapeute kiné physiothérapeute; pharmacien pharmacienne;
sage-femme maïeuticien; hôpital hôpitaux; soigner soins; patient patiente; médicament remède; avocat avocate;
droit juridique; entreprise société firme compagnie employeur; salarié employé collaborateur salariée employée;
collègue confrère consœur; client cliente clientèle; fournisseur prestataire; enseigner enseignement;
enseignant professeur prof enseignante professeure; formateur formatrice; élève écolier écolière;
étudiant étudiante; université fac faculté; crèche garderie; apprenti apprentie; baccalauréat bac;
licence bachelor; doctorant doctorante; certificat certification; prix récompense distinction; laboratoire labo;
publier publication parution; auteur autrice auteure; écrire rédiger écrit rédaction; rédacteur rédactrice;
traduire traduction; traducteur traductrice; interprète interprétariat; journaliste reporter; éditeur éditrice;
logiciel programme; application appli app; programmer coder programmation codage;
programmeur programmeuse développeur développeuse; développer développement; utilisateur usager utilisatrice;
ordinateur pc; informatique it; vérifier contrôler; bogue bug; automatiser automatisation;
administrer administration; administrateur administratrice; implémenter implémentation; concevoir conception conçu;
concepteur conceptrice designer; graphiste infographiste; illustrateur illustratrice; dessin croquis;
photo photographie; fabriquer produire fabrication production; construire bâtir construction construit;
réparer dépanner réparation dépannage; entretien maintenance; monter assembler montage assemblage;
électricien électricienne; plombier plombière; maçon maçonne; mécanicien mécanicienne; soudeur soudeuse;
couturier couturière; coiffeur coiffeuse; ouvrier ouvrière; boulanger boulangère; pâtissier pâtissière;
boucher bouchère; cuisinier cuisinière; cuisiner cuisine; serveur serveuse; restaurant resto;
vigneron viticulteur vigneronne viticultrice; agriculteur agricultrice fermier fermière cultivateur;
jardinier jardinière; vétérinaire véto; vendeur vendeuse; achat approvisionnement; acheteur acheteuse;
acheter acquérir; magasin boutique; commerçant commerçante marchand; commercial commerciale; coût dépense;
publicité réclame pub; négocier négociation; gérant gérante; conducteur conductrice chauffeur chauffeuse;
voiture auto automobile; vélo bicyclette; transport acheminement; policier policière; pompier pompière;
bénévole volontaire; bénévolat volontariat; association asso; don donation; assistant assistante adjoint adjointe;
soutenir appuyer; conseiller conseillère consultant consultante; conseil consulting; ingénieur ingénieure;
technicien technicienne; acteur actrice comédien comédienne; musicien musicienne; chanteur chanteuse;
chorale chœur; chanter chant; compositeur compositrice; réalisateur réalisatrice; exposition expo;
danseur danseuse; spectacle représentation; organiser organisation; organisateur organisatrice;
événement évènement manifestation; planifier planification; coordonner coordination;
coordinateur coordinatrice coordonnateur; superviser encadrer supervision encadrement;
recruter embaucher recrutement embauche; lancer lancement; bilingue bilinguisme; connaissance connaissances;
compétence aptitude; annuel annuellement; mensuel mensuellement; hebdomadaire hebdomadairement;
indépendant freelance; auto-entrepreneur micro-entrepreneur; ado adolescent; randonnée rando; football foot;
médecin docteur docteure; master > maîtrise; doctorat phd; vente vendre vendu; conférence exposé;
chercheur chercheuse; numérique digital; camion poids-lourd
`
