/** Function words and neutral verbs of a resume's prose by language. Ranks, praise, negation and fields of work are not among them. */
export const foreignWords: Readonly<Record<string, string>> = {
  de: `ist sind war waren wird wurde werden worden hat haben hatte hatten er sie es ihr ihre ihren ihrem ihrer sein seine seinen
seinem seiner dort dabei davor danach zuvor dann auch sowie und oder aber als am im in an auf aus bei beim mit nach seit von vom zu zum zur
für über unter vor durch um bis zwischen ab der die das den dem des ein eine einen einem einer eines dieser diese dieses dass wo die
welche sich jahr jahre jahren monat monate monaten tag tage tagen woche wochen erfahrung berufserfahrung arbeitet arbeitete gearbeitet lebt wohnt
tätig verfügt besitzt hält leitete führte führt machte nutzt verwendet begann kam wechselte mehr mehrere insgesamt rund etwa
derzeit aktuell heute früher bereits projekt projekte programm programme team beruf stelle bereich schwerpunkt prozent stadt wurde dazu gehören
gehört umfasst umfassen kenntnisse kennt beherrscht herr frau je pro dafür darunter`,
  fr: `est sont était étaient a ont avait avaient été elle il elles ils son sa ses leur leurs y en et ou mais puis aussi ainsi où qui que dont
avec sans pour par sur sous dans depuis jusque avant après entre vers chez le la les l un une des de du d au aux à ce cette ces se s comme lors pendant
durant plus an ans année années mois jour jours semaine semaines expérience travaille travaillait travaillé vit habite habitait occupe occupait occupé
utilise utilisait utilisé maîtrise connaît rejoint rejoignit commencé devenu devenue fait actuellement aujourd hui auparavant précédemment d abord ensuite
poste équipe domaine métier entreprise ville pourcent c compétences comprend comprennent notamment dispose possède environ chaque elle-même`,
  es: `es son era eran ha han había fue fueron está ser él ella ellos su sus lo la las los el le y e o u pero también además donde que quien cuyo
con para por sobre en desde hasta entre tras antes después durante como a al de del un una unos unas este esta estos estas se más año años mes meses día días
semana semanas experiencia trabaja trabajó trabajaba trabajado vive reside usa utiliza utilizó utilizado maneja domina conoce tiene tuvo cuenta posee ocupa ocupó
empezó comenzó hizo actualmente hoy anteriormente previamente allí ahí luego puesto cargo equipo empresa ciudad ámbito competencias habilidades incluyen incluye
entre ellas cada unos unas libro`,
  it: `è sono era erano ha hanno aveva stato stata stati lui lei suo sua suoi sue loro il lo la i gli le un uno una e ed o ma anche inoltre dove che cui
con per su in da dal dalla dallo dai dagli dalle a al allo alla ai agli alle ad di del dello della dei degli delle d nel nello nella nei nelle sul sulla tra fra
dopo prima durante come presso fino più anno anni mese mesi giorno giorni settimana settimane mezzo mezza esperienza lavora lavorò lavorava lavorato vive abita usa utilizza
utilizzato conosce possiede ricopre ricoperto iniziato diventato fatto attualmente oggi precedentemente poi lì ruolo posizione gruppo squadra azienda città competenze
includono include comprendono ogni circa si`,
  pt: `é são era eram foi foram está estão tem têm tinha ter ele ela eles seu sua seus suas o a os as um uma uns umas e ou mas também além onde que quem
com para por pelo pela sobre em no na nos nas num numa desde até entre após antes depois durante como ao à aos às de do da dos das dum duma este esta se mais ano anos
mês meses dia dias semana semanas experiência trabalha trabalhou trabalhava trabalhado vive mora reside usa utiliza utilizou domina conhece conta possui ocupa ocupou
começou fez atualmente hoje anteriormente lá ali depois cargo função equipa equipe empresa cidade área competências incluem inclui cada cerca`,
  nl: `is zijn was waren wordt werd werden geworden heeft hebben had hij zij ze het haar hun er en of maar ook daarnaast waar die dat wie met zonder
voor door op in aan bij naar sinds vanaf van tot uit over onder tussen na als de een deze dit om te zich meer dan jaar jaren maand maanden dag dagen week weken
ervaring werkt werkte gewerkt woont leeft gebruikt gebruikte beheerst kent begon kwam deed maakte momenteel nu vandaag eerder daarvoor daarna toen daar functie
team baan bedrijf stad gebied vaardigheden omvatten omvat per elke ongeveer`,
  pl: `jest są był była było byli ma mają miał miała on ona oni jego jej ich swój swoje swoją i oraz a ale lub także też również gdzie który która które którzy
z ze w we na do od dla po przed przez przy u o pod nad za między podczas jako się to ten ta te tego tej rok roku lata lat miesiąc miesiąca miesiące miesięcy dzień dni tydzień
tygodnie tygodni doświadczenie doświadczenia doświadczeniem pracuje pracował pracowała mieszka używa używał używała korzysta zna posiada zajmuje zajmował zaczął
zaczęła obecnie dziś aktualnie wcześniej poprzednio potem następnie tam stanowisko stanowisku zespół zespole firma firmie firmy miasto mieście dziedzinie umiejętności
obejmują więcej niż program programy programami programu każdy`,
}
