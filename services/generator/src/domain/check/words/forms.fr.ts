/** Irregular forms and nouns of one French verb, a verb between semicolons: the stem of each is that of the first. */
export const forms = `
lire lu lus lue lues; relire relisait relu relus relue relues relecture; permettre permet permettait; transmettre transmise
transmis transmission; soumettre soumis soumise soumission; poursuivre poursuite; souscrire souscription;
prévenir prévient prévenait prévenu prévention; couvrir couverture; accroître accroît accroissait accru accroissement;
croître croissance; connaître connu connue; reconnaître reconnaît reconnu reconnue; revoir revoit revoyait revu revue;
prévoir prévoit prévu; refaire refaisait réfection; atteindre atteint atteignait atteinte; éteindre éteint éteignait extinction;
convaincre convaincu convaincue; rompre rompu; interrompre interrompu; battre battait battu; perdre perd perdu perdue;
entreprendre entrepris; courir couru; parcourir parcourt parcouru; concourir concouru; secourir secouru; définir définition
`
