import { oneOf } from './word-set.js'

/** Things and deeds that end as titles do: `ordenador`, `entrevista`. */
const things = oneOf(
  `alrededor ascensor comedor computador computadora contenedor elevador factor impressora impresora mostrador motor motores ordenador
ordenadores sector sectores sensor sensores setor setores tractor trator vector catalogo dialogo decalogo prologo epilogo`,
)
const lists = oneOf(
  'assista alista asista autopista avista conquista consista dista insista persista regista resista entrevista lista pista prevista provista revista turista vista',
)

const spanishTrades = oneOf(
  `alfar archiv banqu barb bomb caj camar camion carnic carpint carretill cerraj cocin consej costur enferm fontan ganad granj herr ingeni jardin joy libr
marin mes min mensaj obr panad pastel peluqu pescad plom port reloj report repost tapic taqu tesor torn zapat`,
)
const portugueseTrades = oneOf(
  `banqu barb bomb cabel cabeler caminhon carpint confeit conselh costur cozinh enferm engenh faxin fazend ferr jardin livr
marcen marin mensag min pad pastel ped pedr sapat tesour torn`,
)

/** Titles of either language, of a man, a woman or several. */
const learned = 'log|graf|sof|gog|arquitect|arquitet|bibliotecari|funcionari|empresari|bancari'
const ents = 'ag|assist|asist|depend|dependi|dirig|doc|ger|intend|presid|reg'
const ants = 'ayud|ajud|cant|coment|comerci|dibuj|desenh|estud|estudi|fabric|negoci|practic|represent|vigil'
const shared = `(?:dor|tor|sor)(?:a|as|es)?|istas?|iatras?|(?:${learned})[oa]s?|(?:${ents})ent[ea]s?|(?:${ants})antes?|musicos?|pilotos?`

const agents = (trades: string) =>
  new RegExp(`^(?!(?:${things})$|(?:${lists})s?$)(?:.*(?:${shared})|${trades})$`, 'u')

/** Who does a thing in Spanish, in normal form. */
export const spanishAgent = agents(`(?:${spanishTrades})er[oa]s?`)
/** The same in Portuguese. */
export const portugueseAgent = agents(`(?:${portugueseTrades})eir[oa]s?`)
