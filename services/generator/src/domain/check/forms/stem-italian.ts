import { stemmer as italian } from '@orama/stemmers/italian'
import { forms as irregular } from '../words/forms.it.js'
import { rewritten, withIrregular, type Rule } from './irregular-stems.js'
import { oneOf } from './word-set.js'

/** A woman's title is the man's. */
const forms: readonly Rule[] = [
  // Who studies for a `laurea` has not got it yet.
  [/^(?:neo)?laure(?:at[oaie]|arsi|o|andosi|atosi|atasi)$/u, 'laureatus'],
  [/(?<=\p{L}{3})azion[ei]$/u, 'are'],
  [/(?<=\p{L}{3})(?<!^form|person)aggi[o]?$/u, 'are'],
  [/(?<=\p{L}{3})atur[ae]$/u, 'are'],
  [/(?<=\p{L}{2}ific)[aoi]$/u, 'are'],
  [/(?<=\p{L}{2})tric[ei]$/u, 'tore'],
  [/(?<=t)ess[ae]$/u, 'e'],
  [/(?<=or)ess[ae]$/u, 'e'],
  [/(?<=\p{L}{2})ier[aei]$/u, 'iero'],
  [/(?<=\p{L}{2})a(?:i[aoe]?)$/u, 'aio'],
]

/** What is left of irregular verbs: `prodotto` and `produce`, `scritto` and `scrive`, `gestisce` and `gestito`. */
const verbs: readonly Rule[] = [
  [/(?<=\p{L}{2}d)(?:ott|uss|urr)$/u, 'uc'],
  [/(?<=scri)(?:tt|ss)$/u, 'v'],
  [/(?<=t)(?:ien|enn|eng)$/u, 'en'],
  [/(?<=\p{L}{3})isc$/u, ''],
  [/(?<=ccol)[ts]$/u, 'g'],
  [/(?<=cco)gl(?:ier)?$/u, 'lg'],
]

const ants = oneOf('assist brigant cant commerci comand dirig insegn negozi pratic rappresent tirocin')
const trades = oneOf(
  'architett ingegner falegnam contabil avvocat bibliotecari cuoc segretari notai opera forna libra orologia calzola',
)
/** Things, deeds and properties that end as titles do. */
const things = oneOf(
  `assiste assisti esiste consiste resiste acquista acquisti mista miste sensore sensori ascensore ascensori settori settore motore motori fattore fattori trattore trattori vettore vettori monitore territorio lista liste pista piste
vista viste intervista interviste rivista riviste conquista conquiste prevista prevista provvista catalogo cataloghi dialogo dialoghi
prologo epilogo paragrafo paragrafi ente enti recente recenti ambiente ambienti continente continenti frequente frequenti seguente
seguenti precedente precedenti componente componenti presente presenti evidente evidenti gente mente ieri volentieri mestiere mestieri
cantiere cantieri quartiere quartieri carriera carriere pensiero pensieri intero interi niente incidente incidenti permanente permanenti
smista cataloga dialoga cuoce cuoci evento eventi dente denti talento talenti messa emessa trasmessa ammessa concessa connessa
permessa promessa rimessa dismessa sottomessa logo bandiera bandiere miniera miniere frontiera frontiere tastiera tastiere torrente torrenti
intelligente intelligenti efficiente efficienti sufficiente eccellente eccellenti differente differenti corrente correnti oriente
occidente patente patenti brevetto ingrediente ingredienti convente trasparente trasparenti urgente urgenti`,
)

/** Who does a thing in Italian, in normal form. */
export const italianAgent = new RegExp(
  `^(?!(?:${things})$|.*ment[ei]$|.*gliere$)(?:.*(?:tor[ei]|sor[ei]|tric[ei]|ist[aei]|iatr[ai]|peut[ai]|graf[oi]|log[oahi]|loghe|ent[ei]|essa|ier[aei])|(?:${ants})ant[ei]|(?:${trades})(?:[oaie]|hi|he|io|ia|ie))$`,
  'u',
)

/** An Italian word in normal form without its endings; `insegnante` stays apart from `insegnato`. */
export const italianStem = withIrregular((word) => {
  const stem = rewritten(italian(rewritten(word, forms)), verbs)
  return italianAgent.test(word) ? `${stem}*` : stem
}, irregular)
