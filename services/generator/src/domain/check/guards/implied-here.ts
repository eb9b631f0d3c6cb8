import { entriesAmong, type Ground } from '../ground.js'
import { wordSet } from '../forms/word-set.js'
import { upTo } from '../said.js'
import type { Token } from '../tokens.js'
import { conjunctions } from '../words/function-words.js'
import { isToldBySign } from '../words/turns.it.js'

/** What who issued or awarded did. */
const granting = wordSet(
  `expide expiden expidió expidieron emite emiten emitió emitieron otorgó otorgaron concedió concedieron entregó entregaron nombró nombraron
eligió eligieron designó premiaron galardonó distinguió distinguieron reconoció reconocieron délivre délivrent délivrait
emitiu emitiram concedeu concederam atribuiu atribuíram entregou entregaram nomeou nomearam elegeu elegeram distinguiu distinguiram
reconheceu reconheceram premiou premiaram galardoou passaram`,
)
/** With one of these it was done to somebody: `la nombraron`, `atribuíram-lhe`. */
const toSomebody = wordSet('lo la le los las les se me lhe lhes o a lui l')
const behindVerb = wordSet('lhe lhes me se')
/** `tratar de` is to take care of, `tratar` to heal. */
const leading = /^trat(?:ar|ava|ou)$/
/** `tratava também da faturação` */
const adverb = /^(?:tambem|ainda|sobretudo)$/
const behindLeading = /^(?:d[aeo]s?|com)$/
/** `cuidou da acessibilidade` is to see to a thing; of whom somebody took care, an entry says itself. */
const seeing = /^cuid(?:ar|an|am|ou|av?a|aba|o|a)$/
const ofWhat = /^d(?:el?|[ao]s?)$/
const thing =
  /(?:cion|ciones|cao|coes|(?<!supervi)s(?:ao|oes)|dad|dades?|mient[oa]s?|ment[oa]s?|ajes?|agens?|agem|uras?|[ae]nci?as?|limpieza|limpeza|compras|factur(?:as|acion)|faturas|cuentas|contas|pedidos|redes|agenda|stocks?|inventario|archivo|arquivo|almacen|tienda|loja|webs?|sitio|jardin|jardim|cocina|cozinha|taller|biblioteca|blogs?|rega|riego|poda|vendas|ventas|colheita|cosecha|recolha|recogida|entregas?|reservas?|escalas?|turnos|horta|huerta|vinha|frota|flota|caixa|caja|rede|montra|vitrine|escaparate)$/
const isThingSeenTo = (tokens: readonly Token[], at: number) => {
  const what = tokens.slice(at + 1, at + 4).find(({ kind, value }) => kind !== 'word' || value.length > 3)
  return (
    ofWhat.test(tokens[at + 1]?.value ?? '') &&
    what?.kind === 'word' &&
    !what.isMarked &&
    thing.test(what.value)
  )
}
/** `führt Interviews` of who is skilled in them. */
const conducting = /^fuhr(?:t|e|te|en)$/
const talk = /interview|gesprach|verhandlung/
/** Where or since when, not how. */
const active = /^attiv[oa]$/
const behindActive = /^(?:ad?|dal|dall|nel|nella)$/
/** `zatrudniała ją`, not `zatrudniała pięć osób` */
const employing = /^zatrudnial/
/** A certificate is received, what else its giver gave is not said. */
const receiving = /^ricev/
const received = /^(?:certifica|attestat|patentin|abilitazion|qualific|brevett)/
/** `ricevuto da Formedil il certificato`, not `ricevuto un incarico e il certificato`. */
function isReceipt(tokens: readonly Token[], at: number): boolean {
  const behind = upTo(tokens.slice(at + 1), ({ value, breaks }) => breaks || conjunctions.has(value))
  return [...tokens.slice(Math.max(0, at - 2), at), ...behind].some(({ value }) => received.test(value))
}

const certified = /^(?:certificat[oa]|certificazione|attestat[oa])$/

/** Of the language that was named last. */
function isOfLanguage(before: readonly Token[], from: readonly Ground[], grounds: readonly Ground[]) {
  const names = ({ section, sequences }: Ground, { value }: Token) =>
    section === 'languages' && sequences[0]?.[0]?.value === value
  const last = before.findLast((token) => grounds.some((ground) => names(ground, token)))
  return last !== undefined && from.some((ground) => names(ground, last))
}

const having = /^(?:a|ai|ont|avait)$/iu
const isToSomebody = (tokens: readonly Token[], at: number) =>
  toSomebody.has(tokens[at - 1]?.value ?? '') || behindVerb.has(tokens[at + 1]?.value ?? '')

/** What a French participle tells is done, by whom it says; `lui a délivré` tells that another did it. */
const isOthers = (tokens: readonly Token[], at: number) =>
  /é$/iu.test(tokens[at]!.raw.normalize('NFC'))
    ? !having.test(tokens[at - 1]?.raw ?? '') || /^(?:lui|leur)$/iu.test(tokens[at - 2]?.raw ?? '')
    : isToSomebody(tokens, at)

/** Whether a word that an entry implies is implied where it stands: who got a certificate did not issue it. */
export function isImpliedHere(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const value = (tokens[at]?.value ?? '').replace(/'s?$/, '')
  const next = tokens[at + 1]?.value ?? ''
  const from = grounds.filter(({ implied }) => implied.has(value))
  if (from.length === 0) return false
  if (isToldBySign(value) && from.every(({ changes }) => changes.length === 0))
    return tokens.some(({ raw }) => raw.includes('%'))
  if (leading.test(value)) return behindLeading.test(adverb.test(next) ? (tokens[at + 2]?.value ?? '') : next)
  if (conducting.test(value) && from.every(({ section }) => section === 'skills'))
    return tokens.some((token) => talk.test(token.value))
  if (seeing.test(value) && from.every(({ section }) => section !== 'interests'))
    return isThingSeenTo(tokens, at)
  // Where somebody works who was elsewhere, an entry tells by itself.
  if (active.test(value) && from.every(({ section }) => section === 'basics'))
    return behindActive.test(next) && entriesAmong(grounds).length === 0
  if (employing.test(value))
    return [tokens[at - 1]?.value ?? '', next].some((near) => /^(?:ja|go)$/.test(near))
  if (receiving.test(value) && from.every(({ section }) => section === 'certificates'))
    return isReceipt(tokens, at)
  if (certified.test(value) && from.every(({ section }) => section === 'languages'))
    return isOfLanguage(tokens.slice(0, at), from, grounds)
  if (!granting.has(value) || isOthers(tokens, at)) return true
  return from.some(({ sequences }) =>
    sequences
      .slice(1)
      .some((known) => known.some((word) => word.isMarked && tokens.some((said) => isSame(said, word)))),
  )
}

const isSame = (said: Token, word: Token) =>
  said.kind === 'word' && said.isMarked && said.value === word.value && said.value.length > 3
