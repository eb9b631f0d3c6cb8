import type { Token } from '../tokens.js'

/** Words that claim nothing together, each as a pattern: who lends a hand helps, what costs him a Sunday is his turn. */
const phrases = `
lend(s|ing)? a hand; lent a hand; w(i|o)n (second|third|fourth|fifth) (prize|place); w(i|o)n the (second|third|fourth|fifth) (prize|place)
fuhrten? (ihr|sein|mein|der|dieser) (weg|werdegang|berufsweg|laufbahn); (weg|werdegang|berufsweg|laufbahn|stationen) fuhrten?; freien zeit; direkt vor ort
der (reihe|baureihe|serie|typen?) .*\\d.*; gewann (sie|er|ich) den (zweiten|dritten) (preis|platz)
leidde (haar|zijn|mijn|de) (pad|weg|loopbaan); (pad|weg|loopbaan) leidde; (jaar|jaren|maanden|weken|dagen|seizoenen) lang
won (ze|zij|hij|ik) de (tweede|derde) (prijs|plaats); won de (tweede|derde) (prijs|plaats)
in the space of; over the course of; in the course of; in (his|her|my|their|this|that|the) capacity as; on top of (this|that|it); for the most part
ech(a|o|an|ar|aba|aban|ando|aron) una mano; (me|le|nos|les) toc(a|o|an|aba|aban|aron); por su visita
coup de main; centres? interets?; votre (visite|lecture|attention); (son|mon) quotidien
d(a|ava|avam|eu|ar|ando) uma (mao|ajuda); (me|lhe|nos|lhes) (cab|calh|toc)(e|ia|a|ava|eu|ou); pela sua visita
d(a|ava|are|ato|ando) una mano; centri (d|di) interesse; (mi|le|gli|ci) tocc(a|ava|ano|avano|ato)
por valor de \\d.*; no valor de \\d.*; (une|d) valeur de \\d.*; valore di \\d.*
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
(wprowadz|nanos)(a|al|ala|ajac|i|il|ila) poprawki; (wprowadz|nanos)(a|al|ala|ajac|i|il|ila) (rowniez|tez|takze) poprawki
`
  .split(/[;\n]/)
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '')
  .map((phrase) => phrase.split(' ').map((word) => new RegExp(`^(?:${word})$`, 'u')))

/** Whether the word at `at` is one of a phrase that claims nothing. */
export const isInPhrase = (tokens: readonly Token[], at: number): boolean =>
  phrases.some((phrase) =>
    phrase.some((_, place) => {
      const start = at - place
      return start >= 0 && phrase.every((word, index) => word.test(tokens[start + index]?.value ?? ''))
    }),
  )
