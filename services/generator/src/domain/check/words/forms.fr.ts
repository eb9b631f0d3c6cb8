/** Irregular forms and nouns of one French verb, a verb between semicolons: the stem of each is that of the first. */
export const forms = `
lire lu lus lue lues; relire relit relisait relu relus relue relues relecture; permettre permet permettait; transmettre transmise
transmis transmission; soumettre soumis soumise soumission; poursuivre poursuite; souscrire souscription; tenir tenu tenue;
prévenir prévient prévenait prévenu prévention; couvrir couverture; accroître accroît accroissait accru accroissement;
croître croissance; connaître connu connue connaissance; reconnaître reconnaît reconnu reconnue reconnaissance;
revoir revoit revoyait revu revue; prévoir prévoit prévu; recevoir réception; percevoir perception; refaire refaisait réfection;
satisfaire satisfait satisfaction; reproduire reproduction; instruire instruction; atteindre atteint atteignait atteinte;
éteindre éteint éteignait extinction; moudre moulait moulu mouture; convaincre convaincu convaincue; rompre rompu;
interrompre interrompu interruption; battre battait battu; perdre perd perdu perdue; comprendre compréhension;
entreprendre entrepris; courir couru; parcourir parcourt parcouru; concourir concouru; secourir secouru;
définir définition; réunir réunion
`
