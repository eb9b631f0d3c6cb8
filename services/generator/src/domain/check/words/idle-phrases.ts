/**
 * Phrases of words that claim nothing together, by language and in normal form: when and where, what joins or orders,
 * what is done, then amounts. A phrase ends at a semicolon or its line; a star stands for letters, `#` for an amount,
 * and what is only looked at, ahead `(?=` or back `(?<=`, is no part of it. One that several languages have stands in each.
 */
export const idlePhrases: Readonly<Record<string, string>> = {
  en: `
after hours; off duty; off the clock; in the space of; (over|in) the course of; for the most part
on top of (this|that|it); in (his|her|my|their|this|that|the) capacity as; each other
(her|his) own (website|site|page|blog|words|studies|work|time|home|account)
(lend(s|ing)?|lent) (support|help|a hand); ke(ep|eps|pt|eping) track
(that|which|now) (ran|runs?) (on|in|under|as|inside|behind); split (between|across|among)
w(i|o)n(?= ((in|on) (* ){1,3})?(the )?(second|third|fourth|fifth) (prize|place) )`,

  de: `
im anschluss; freien zeit; direkt vor ort
gut (ein|eine|einen|einem|einer|#) (jahr|jahre|jahren|monat|monate|monaten|wochen)
fuhrten? (ihn|mich); fuhrten? (ihr|sein|mein|der|dieser) (weg|werdegang|berufsweg|laufbahn)
(weg|werdegang|berufsweg|laufbahn|stationen) fuhrten?; verschlug es (ihn|sie|mich)
handel(t|te|n|ten) (von|es); dreh(t|te|en|ten) sich
fiel(en)? in (ihren|seinen|meinen|den) (bereich|aufgabenbereich|zustandigkeitsbereich)
(tragt|trug) die (note|gesamtnote); gewann(?= (sie |er |ich )?((im|am) (* ){1,3})?den (zweiten|dritten|2|3) (preis|platz) )
verteilt (auf|uber) #; in hohe von; im wert von; der (reihe|baureihe|serie|typen?) *#`,

  nl: `
in totaal; het aantal; net als; tot slot; op zak; achter de rug; op (haar|zijn|mijn) beurt
(jaar|jaren|maanden|weken|dagen|seizoenen) lang; dagelijkse? (leven|werk|praktijk)
aan de slag; aan bod; betrokken bij; in (dienst|loondienst); (voor|op) (haar|zijn|mijn|hun) rekening
professionele (loopbaan|carriere|ervaring|leven|achtergrond|activiteiten); sta(at|an|ond|onden) gepland
(stak|steekt|staken) (zij |ze |hij |ik )?een handje; een handje (toe|mee); koos (zij |ze |hij |ik )?voor
buig(t|en)? zich; (boog|buigt) (zij |ze |hij |ik )?zich; voer(t|de|den)( zij| ze| hij| ik)?(?= (* ){0,3}gesprekken ); sluit(en)? zich; sloot (zij |ze |hij |ik )?zich
bekle(edt?|dde|dden|den) (zij |ze |hij |ik )?(de|een) (functie|rol|positie|post)
afscheid van; (nam|neemt|nemen|genomen) (zij|ze|hij|ik) afscheid
leidde (haar|zijn|mijn|de) (pad|weg|loopbaan); (pad|weg|loopbaan) leidde
won(?= (zij |ze |hij |ik )?((in|op) (* ){1,3})?de (tweede|derde|2|3) (prijs|plaats) ); bekroond(?= met (een|de) (tweede|derde|2|3) )`,

  fr: `
au cours; au terme; au fil; dans le cadre; en tant; en qualite; en poche; (son|mon) quotidien
conjointement avec; de concert; main dans la main; pas (seulement|uniquement); centres? interets?
par (ses|mes) soins; (parmi|une? de) (ses|mes) realisations; votre (visite|lecture|attention)
coup de main; pret(e|er|ait|ant|ent) main forte; a la tete; chang(e|ee|er|ea|ant) de (voie|cap)
apport(e|es|ent|er|ait|aient|ant|ee?s?) (son|sa|ses|mon|ma|leur) (aide|soutien|appui|concours|contribution)
entret(ient|enait|enir|enant) (les|des|ses) relations; compl(ete|etent) (son|mon) profil
compos(e|ee|es|ees) (de|un|une|#); a raison (de|un|une|#); age(e|s|es)? de (#|plus|moins)
(sert|serv(ait|aient|ent|i|ir|ant)) (de|comme)(?! (la|l) )
(?<=aucune? (* ){1,6})(enregistre|deplore|recense|constate|signale|survenu)(e|s|es)?
(enregistre|deplore|recense|constate|signale|connu|subi)(?= aucune? )
(?<! (il|elle|on|je|a|ai|ont|avait) )ecrit(e|s|es)?(?= en (java|javascript|typescript|kotlin|scala|python|ruby|php|perl|rust|swift|go|c|sql|html|css|vue|react|angular|node) )
un total de(?= #); seulement (ensuite|apres)(?! (l|la|le|les|avoir) ); une valeur de #; riches? de #; forte?s? de #
(class(e|ee|es|ees|ent|ait|aient)|arriv(e|ee|es|ees)|fini|termine) #
(atteint|atteignait|atteignent) (les |environ |presque )?#; (avoisine|totalise|totalisait) #`,

  es: `
a dia de; hoy en dia; a la fecha; mas (tarde|adelante); en seguida; acto seguido; por ultimo; en definitiva
en especial; a la par; de ((esta|esa|igual|la misma) )?forma; seguid(o|a|os|as) (de|por)
nada mas (acabar|terminar|concluir|finalizar|graduarse|titularse|empezar|llegar)
largo de (su|mi) carrera; (su|mi) carrera profesional; (plano|terreno) (profesional|laboral|personal)
codo (a|con) codo; hombro con hombro; de la mano d(e|el); (en )?modalidad; mano a mano; en primera persona; al frente d(e|el)
cabe (anadir|mencionar|senalar|decir) que; entre (sus|mis) logros; por su visita
(recurre|recurrio|recurria|recurriendo) (a|al); (se (vale|valia|valio)|valiendose) d(e|el)
(formad|integrad)(o|a|os|as) por; compuest(o|a|os|as) (por|de); (lo|la|los|las) (forman|integran|componen)
d(io|a|ar) el salto; ech(a|o|an|ar|aba|aban|ando|aron) una mano; (me|le|nos|les) toc(a|o|an|aba|aban|aron)
se encarg(a|o|aba|aron|aban) d(e|el); complet(a|an) (el|su|mi) (perfil|formacion)
desarroll(a|o|aba|ado|ando) (su|mi) (labor|actividad|trabajo|carrera|trayectoria)
escrit(o|a|os|as)(?= en (java|javascript|typescript|kotlin|scala|python|ruby|php|perl|rust|swift|go|c|sql|html|css|vue|react|angular|node) )
un total de(?= #); solo (despues|entonces|mas tarde)(?! (de|del|que) ); acumul(a|o)(?= (ya |casi |mas de |unos )?# (anos|meses) )
por valor de #; ric(o|a)s? en #; reun(e|en|ia|ian) (unos |unas )?#; (alcanza|alcanzo|alcanzaba|alcanzan|alcanzaron) (los |las |unos |unas |casi )?#`,

  pt: `
na altura; hoje em dia; ate a data; mais (tarde|adiante); (em|de) seguida; por ultimo
horas vagas; tempos livres; por meio d(e|a|o|as|os); ao nivel d(e|a|o|as|os); no que toca a(o|s|os)?
em (especial|concreto|particular); de (facto|fato); (classificacao|nota|media) final
(de (igual )?|desta |dessa |da mesma )forma; seguid(o|a|os|as) (de|por)
(plano|terreno) (profissional|laboral|pessoal); lado a lado; ombro a ombro; (em )?modalidade; a frente d(e|a|o|as|os)
(cabe|vale) (acrescentar|mencionar|referir|lembrar) que; com recurso (a|ao|aos|as); pela sua visita
recorr(e|ia|eu|endo) (a|ao|aos|as); (vale|valia|valeu|valendo) se d(e|o|a|os|as)
(formad|integrad|constituid)(o|a|os|as) por; compost(o|a|os|as) (por|de)
d(a|eu|ar) o salto; d(a|ava|avam|eu|ar|ando) uma (mao|ajuda); encarreg(a|ou|ava) se d(e|a|o|as|os)
(me|lhe|nos|lhes) (cab|calh|toc)(e|ia|a|ava|eu|ou); (cab|calh|toc)(e|ia|a|ava|eu|ou) (me|lhe|nos|lhes)
(me|lhe) (compete|competia|coube|incumbe|incumbia); (compete|competia|coube|incumbe|incumbia) (me|lhe|nos|lhes)
complet(a|am) (o|seu) (perfil|quadro); conseg(ue|ui|uiu|uia)(?= (?!lugar)*(ar|er|ir) ); ao todo; no valor de #
escrit(o|a|os|as)(?= em (java|javascript|typescript|kotlin|scala|python|ruby|php|perl|rust|swift|go|c|sql|html|css|vue|react|angular|node) )
um total de(?= #); so (depois|entao|mais tarde)(?! (de|do|da|dos|das|que) ); acumul(a|o)(?= (ja |quase |mais de )?# (anos|meses) )
(atinge|atingiu|atingia|atingem) (os |as |quase )?#; (totaliza|totalizou|totalizava) #`,

  it: `
da allora; di nuovo; ancora una volta; (al|nel) contempo; nel mezzo; nel tempo libero; arco d(i|ei|egli|elle)
nel corso (d(i|ei|el|ell|ella|egli|elle)|#|anni|studi|esperienza|estate|attivita)
sempre (dal|al|alla|nel|nella|nello|presso|da month*); primi passi; per lo piu; allo stesso modo; mano a mano
per conto; in qualita; in veste; a titolo; dal titolo; su(l|i|lle) (fronte|fronti|versante|piano)
(?<=bust[ae] )paga; se la cava(va|no)?; me la cav(o|avo); apert(o|a|i|e)(?= al pubblico ); copert(o|a|i|e)(?= da (i |gli )?test )
gir(a|ano|ava|avano)(?= (in|su|sul|sulla|sui|ogni) )
scriv(e|o|eva|evo|endo|ere)(?= (typescript|javascript|python|java|kotlin|swift|rust|php|css|html|sql|codice) )
centri (di )?interesse; (vita|attivita) (professionale|lavorativa); (voto|punteggio|votazione|esame) finale
(sito|profilo|percorso|interesse|bagaglio|titolo|progetto) personale; (per|di) mano (sua|mia)
alla (guida|testa) d(i|el|ella|ell|ello); d(a|ava|are|ato|ando) una mano; (fa|faceva|fatto|fare) da
(prende|prendeva|preso|prendere|prendendo) parte; (e|era|sono) in servizio; prest(a|ato|ava) servizio
assu(me|nto|nta|meva|nse|mendo) il ruolo; si serv(e|ono|iva|ivano|ito|ita) d(i|ei|el|ella|ell|elle|egli)
(mi|le|gli|ci) tocc(a|ava|ano|avano|ato); si aggiung(e|eva|ono|evano); complet(a|ano) il (profilo|quadro)
(e|era|sono|erano) risultat(o|a|i|e); (si e chius(a|o)|chiudendo(la|lo)) con #; valore di #; ricc(o|a|he) di #
scritt(o|a|i|e)(?= in (java|javascript|typescript|kotlin|scala|python|ruby|php|perl|rust|swift|go|c|sql|html|css|vue|react|angular|node) ); grazie per la (lettura|visita)
un totale di(?= #); (solo|soltanto) (dopo|poi|in seguito|piu tardi)(?! (il|lo|la|l|i|gli|le|aver|essere|di|del|che) )
cont(a|ava|ano|avano) (circa |quasi )?#; (raggiunge|raggiunto|raggiungeva) (i |le |gli |circa |quasi )?#; totalizza #`,

  pl: `
z kolei; z biegiem (czasu|lat); (na|w) przestrzeni; na (bazie|terenie); mniej wiecej
w codzienn(ej|ych) (pracy|obowiazkach|zadaniach); pod katem; za posrednictwem
pod (jego|jej|moim) (kierunkiem|okiem|komenda); utrzym(uje|ujac|ywala?) kontakty?
(zdoby(l|la|lam|lem)|zdobywa(l|la|lam|lem|jac)|zbiera(l|la|jac)|zebrala?) doswiadczeni(e|a)
doswiadczeni(e|a) (zawodowe )?(zdoby(l|la|lam|lem|te)|zdobywala?|zbierala?|zebrala?)
(zyskala?|zyskiwala?|nabyla?|nabywala?|z?gromadzila?) doswiadczenie
doswiadczenie (zyskala?|nabyla?|nabywala?|gromadzila?)
(piastowala?|piastuje|sprawowala?|sprawuje|sprawujac) (funkcje|stanowisko|role)
(?<=kroki (* ){0,3})stawial*; stawial* (swoje|pierwsze) (kroki|pierwsze)
(ma|mam|mial(a|am|em)?) do czynienia; przyni(osl|osla|oslo) (jej|mu)
wystawca (jest|byl|byla|bylo); z # roku pochodz(i|a)
radz(i|e|il|ila|ilam|ilem|ac) sobie; sobie radz(i|e|il|ila)
jed(en|na|nym|nego|nej)(?= ze? wspol\\S+ )
(na)?pisan(y|a|e|ym|ej|ych|ego)(?= w (jav|javascr|typescr|kotl|scal|pyth|rub|php|perl|rust|swift|go |sql|vue|react|angul|node)* )
dopiero (potem|pozniej|nastepnie|wtedy)
(warto|nalezy|mozna) (dodac|wspomniec|nadmienic|zaznaczyc|odnotowac|podkreslic)
(wprowadz|nanos)(a|al|ala|ajac|i|il|ila) ((rowniez|tez|takze) )?poprawki`,
}
