import type { Token } from '../tokens.js'

/** Words that claim nothing together, each as a pattern: who lends a hand helps, what costs him a Sunday is his turn. */
const phrases = `
lend(s|ing)? (support|help); lend(s|ing)? a hand; lent (support|help); lent a hand; ke(ep|eps|pt|eping) track
her own (website|site|page|blog|words|studies|work|time|home|account); his own (website|site|page|blog|words|studies|work|time|home|account)
each other; after hours; off duty; off the clock; w(i|o)n (second|third|fourth|fifth) (prize|place); w(i|o)n the (second|third|fourth|fifth) (prize|place)
(tragt|trug) die (note|gesamtnote)
im anschluss; fuhrten? (ihn|mich); handel(t|te|n|ten) (von|es); dreh(t|te|en|ten) sich; fiel(en)? in (ihren|seinen|meinen|den) (bereich|aufgabenbereich|zustandigkeitsbereich); in hohe von; im wert von
verschlug es (ihn|sie|mich); gut (ein|eine|einen|einem|einer|\\d.*) (jahr|jahre|jahren|monat|monate|monaten|wochen)
fuhrten? (ihr|sein|mein|der|dieser) (weg|werdegang|berufsweg|laufbahn); (weg|werdegang|berufsweg|laufbahn|stationen) fuhrten?; freien zeit; direkt vor ort
der (reihe|baureihe|serie|typen?) .*\\d.*; gewann (sie|er|ich) den (zweiten|dritten) (preis|platz)
aan de slag; in (dienst|loondienst); (voor|op) (haar|zijn|mijn|hun) rekening; achter de rug; op zak; net als; tot slot; het aantal; betrokken bij; aan bod; op (haar|zijn|mijn) beurt; dagelijkse? (leven|werk|praktijk); in totaal
(stak|steekt|staken) een handje; (stak|steekt) (zij|ze|hij|ik) een handje; een handje (toe|mee); buig(t|en)? zich; boog zich; (boog|buigt) (zij|ze|hij|ik) zich
sta(at|an|ond|onden) gepland; bekroond met (een|de) (tweede|derde); bekle(edt?|dde|dden|den) (de|een) (functie|rol|positie|post); bekle(edt|dde) (zij|ze|hij|ik) (de|een) (functie|rol|positie|post); afscheid van; (nam|neemt|nemen|genomen) (zij|ze|hij|ik)? afscheid
koos (zij|ze|hij|ik) voor; koos voor; professionele (loopbaan|carriere|ervaring|leven|achtergrond|activiteiten); sluit(en)? zich; sloot zich; sloot (zij|ze|hij|ik) zich
leidde (haar|zijn|mijn|de) (pad|weg|loopbaan); (pad|weg|loopbaan) leidde; (jaar|jaren|maanden|weken|dagen|seizoenen) lang
won (ze|zij|hij|ik) de (tweede|derde) (prijs|plaats); won de (tweede|derde) (prijs|plaats)
in the space of; over the course of; in the course of; in (his|her|my|their|this|that|the) capacity as; on top of (this|that|it); for the most part
ech(a|o|an|ar|aba|aban|ando|aron) una mano; (me|le|nos|les) toc(a|o|an|aba|aban|aron); por su visita
coup de main; entret(ient|enait|enir|enant) (les|des|ses) relations; centres? interets?; votre (visite|lecture|attention); (son|mon) quotidien
d(a|ava|avam|eu|ar|ando) uma (mao|ajuda); (me|lhe|nos|lhes) (cab|calh|toc)(e|ia|a|ava|eu|ou); pela sua visita
d(a|ava|are|ato|ando) una mano; arco d(i|ei|egli|elle); nel corso (d(i|ei|el|ell|ella|egli|elle)|\\d.*|anni|studi|esperienza|estate|attivita); di nuovo; assu(me|nto|nta|meva|nse|mendo) il ruolo; si serv(e|ono|iva|ivano|ito|ita) d(i|ei|el|ella|ell|elle|egli); ancora una volta; (vita|attivita) (professionale|lavorativa)
(sito|profilo|percorso|interesse|bagaglio|titolo|progetto) personale; primi passi
(fa|faceva|fatto|fare) da; (per|di) mano (sua|mia)
sempre (dal|al|alla|nel|nella|nello|presso); sempre da month.*; si e chius(a|o) con \\d.*; chiudendo(la|lo) con \\d.*; (e|era|sono|erano) risultat(o|a|i|e); (voto|punteggio|votazione|esame) finale; (prende|prendeva|preso|prendere|prendendo) parte; (e|era|sono) in servizio; prest(a|ato|ava) servizio
per conto; in qualita; nel tempo libero; nel mezzo; allo stesso modo; in veste; a titolo; da allora; centri (d|di) interesse; (mi|le|gli|ci) tocc(a|ava|ano|avano|ato)
seguid[oa]s? (de|por); (em|de|en) seguida; d(io|a|ar|eu) (el|o) salto; de forma; por ultimo; en especial; en definitiva; acto seguido; mas adelante; de (esta|esa|igual) forma; de la misma forma; largo de (su|mi) carrera; (su|mi) carrera profesional; (plano|terreno) (profesional|laboral|personal)
cabe (anadir|mencionar|senalar|decir) que; em especial; em concreto; em particular; de (facto|fato); mais adiante; (desta|dessa) forma; da mesma forma; (plano|terreno) (profissional|pessoal)
(cabe|vale) (acrescentar|mencionar|referir|lembrar) que; na altura; 
codo (a|con) codo; mano a mano; hombro con hombro; en primera persona; nada mas (acabar|terminar|concluir|finalizar|graduarse|titularse|empezar|llegar)
(formad|integrad)(o|a|os|as) por; compuest(o|a|os|as) (por|de); (lo|la|los|las) (forman|integran|componen); mas tarde; a la par; hoy en dia; a dia de; a la fecha
lado a lado; ombro a ombro; horas vagas; tempos livres; (formad|integrad|constituid)(o|a|os|as) por; compost(o|a|os|as) (por|de); mais tarde; hoje em dia; ate a data
(cab|calh|toc)(e|ia|a|ava|eu|ou) (me|lhe|nos|lhes); (compete|competia|coube|incumbe|incumbia) (me|lhe|nos|lhes); (me|lhe) (compete|competia|coube|incumbe|incumbia)
por meio d(e|a|o|as|os); ao todo; ao nivel d(e|a|o|as|os); no que toca a.*; (classificacao|nota|media) final; conseg(ue|ui|uiu|uia) (?!lugar).*(ar|er|ir)
por valor de \\d.*; no valor de \\d.*; (une|d) valeur de \\d.*; valore di \\d.*
apport(e|es|ent|er|ait|aient|ant|ee?s?) (son|sa|ses|mon|ma|leur) (aide|soutien|appui|concours|contribution); a raison (de|un|une|\\d.*); en qualite
(class(e|ee|es|ees|ent|ait|aient)|arriv(e|ee|es|ees)|fini|termine) \\d.*; pas (seulement|uniquement); conjointement avec; en tant; forte?s? de \\d.*; compos(e|ee|es|ees) (de|un|une|\\d.*); une? de (ses|mes) realisations
pret(e|er|ait|ant|ent) main forte; au terme; au cours
chang(e|ee|er|ea|ant) de (voie|cap); en poche; de concert; au fil; a l issue; main dans la main
par (ses|mes) soins; parmi (ses|mes) realisations; entre (sus|mis) logros
a la tete; alla (guida|testa) d(i|el|ella|ell|ello); al frente d(e|el); a frente d(e|a|o|as|os)
se encarg(a|o|aba|aron|aban) d(e|el); encarreg(a|ou|ava) se d(e|a|o|as|os); s ajout(e|ait); si aggiung(e|eva|ono|evano); per lo piu; com recurso (a|ao|aos|as)
cont(a|ava|ano|avano) \\d.*; cont(a|ava|ano|avano) (circa|quasi) \\d.*; su(l|i|lle) (fronte|fronti|versante|piano); dal titolo; al contempo; nel contempo
complet(a|ano|an|am) (il|el|su|mi|o|seu) (profilo|quadro|perfil|formacion); compl(ete|etent) (son|mon) profil; dans le cadre
desarroll(a|o|aba|ado|ando) (su|mi) (labor|actividad|trabajo|carrera|trayectoria)
riches? de \\d.*; ric[oa]s? en \\d.*; ricc[oah]e? di \\d.*
age(e|s|es)? de (\\d.*|plus|moins)
(atteint|atteignait|atteignent|avoisine|totalise|totalisait) \\d.*; (atteint|atteignait|atteignent) (les|environ|presque) \\d.*
(alcanza|alcanzo|alcanzaba|alcanzan|alcanzaron) \\d.*; (alcanza|alcanzo|alcanzaba|alcanzan|alcanzaron) (los|las|unos|unas|casi) \\d.*
(atinge|atingiu|atingia|atingem|totaliza|totalizou|totalizava) \\d.*; (atinge|atingiu|atingia|atingem) (os|as|quase) \\d.*
(raggiunge|raggiunto|raggiungeva|totalizza) \\d.*; (raggiunge|raggiunto|raggiungeva) (i|le|gli|circa|quasi) \\d.*
(zdobyl|zdobyla|zdobylam|zdobylem|zdobywal|zdobywala|zdobywalam|zdobywalem|zdobywajac|zbieral|zbierala|zbierajac|zebral|zebrala) doswiadczeni(e|a)
doswiadczeni(e|a) (zdobyl|zdobyla|zdobylam|zdobylem|zdobywal|zdobywala|zdobyte|zbieral|zbierala|zebral|zebrala)
doswiadczeni(e|a) zawodowe (zdobyl|zdobyla|zdobylam|zdobylem|zdobywal|zdobywala|zdobyte|zbieral|zbierala|zebral|zebrala)
(piastowal|piastowala|piastuje|sprawowal|sprawowala|sprawuje|sprawujac) (funkcje|stanowisko|role); na bazie; na terenie
w codzienn(ej|ych) (pracy|obowiazkach|zadaniach); pod katem; za posrednictwem; pod (jego|jej|moim) (kierunkiem|okiem|komenda)
utrzym(uje|ujac|ywal|ywala) kontakty?
(zyskal|zyskala|zyskiwal|zyskiwala|nabyl|nabyla|nabywal|nabywala|gromadzil|gromadzila|zgromadzil|zgromadzila) doswiadczenie
doswiadczenie (zyskal|zyskala|nabyl|nabyla|nabywal|nabywala|gromadzil|gromadzila)
mniej wiecej; kroki stawial.*; kroki .* .* stawial.*; kroki .* .* .* stawial.*; stawial.* (swoje|pierwsze) (kroki|pierwsze)
(ma|mam|mial|miala|mialem|mialam) do czynienia; przyni(osl|osla|oslo) (jej|mu); (na|w) przestrzeni; z kolei; z biegiem (czasu|lat)
wystawca (jest|byl|byla|bylo); (u|s|za)konczyla? je; je (u|s|za)konczyla?; (zdobyl|uzyskal|otrzymal)a? je; je (zdobyl|uzyskal|otrzymal)a?
zatrudnial(a|o)? (ja|go); (ja|go) zatrudnial(a|o)?; z \\d.* roku pochodz(i|a)
(warto|nalezy|mozna) (dodac|wspomniec|nadmienic|zaznaczyc|odnotowac|podkreslic)
(wprowadz|nanos)(a|al|ala|ajac|i|il|ila) poprawki; (wprowadz|nanos)(a|al|ala|ajac|i|il|ila) (rowniez|tez|takze) poprawki
`
  .split(/[;\n]/)
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '')
  .map((phrase) => phrase.split(' ').map((word) => new RegExp(`^(?:${word})$`, 'u')))

const isWild = ({ source }: RegExp) => source === '^(?:.*)$'
const wild = phrases.filter((phrase) => phrase.some(isWild))
const anyWord = new RegExp(
  phrases
    .flat()
    .filter((word) => !isWild(word))
    .map(({ source }) => source)
    .join('|'),
  'u',
)

/** Whether the word at `at` is one of a phrase that claims nothing; most words are of none. */
export const isInPhrase = (tokens: readonly Token[], at: number): boolean =>
  (anyWord.test(tokens[at]?.value ?? '') ? phrases : wild).some((phrase) =>
    phrase.some((_, place) => {
      const start = at - place
      return start >= 0 && phrase.every((word, index) => word.test(tokens[start + index]?.value ?? ''))
    }),
  )
