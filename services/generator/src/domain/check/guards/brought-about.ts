import { gathered } from '../../gathered.js'
import { changesIn } from '../changes.js'
import { isForm } from '../forms/one-word.js'
import { isJob, type Ground } from '../ground.js'
import { isAmount, tokensOf, type Token } from '../tokens.js'
import { turnsIn } from '../words/turns.pl.js'

/** What made a thing possible, in front of what was done by it. */
const enabling = /^(?:pozwol(?:il[aoy]?|i|a|aja)|umozliw(?:il[aoy]?|ia|iaja))$/
/** What came of a thing. */
const bringing = /^(?:przynios(?:l[aoy]?)|przyniosl|przynosi|przynosza|zaowocowal[aoy]?)$/
const result =
  /^(?:oszczedn|wzro[sś]|spad(?:ek|k)|skroceni|popraw|redukcj|zmniejszeni|zwiekszeni|obniz(?:k|eni)|zysk|rekomendacj|wzmocnieni)/
const thanks = /^dzieki$/
/** `wykryć`, `wykrycie` */
const deed = /\p{L}{3}(?:c|[nc]ie|[nc]ia|cj[aei])$/u
const subjectFar = 12

/** A line that tells what came of the thing it begins with: `Dashboard zwrotów – wykrycie …`, `Automatyzacja raportu: z 2 dni do 20 minut`. */
interface Line {
  readonly head: readonly Token[]
  readonly rest: readonly Token[]
  readonly outcome: string
}

const parting = /\s*:\s|\s[–—-]\s/u

function linesOf(grounds: readonly Ground[]): readonly Line[] {
  return gathered(grounds.filter(isJob), ({ written }) =>
    [...written.keys()].flatMap((text) =>
      gathered(text.split(/;\s/u), (part) => {
        const found = parting.exec(part)
        if (!found) return []
        const outcome = part.slice(found.index + found[0].length)
        return [{ head: tokensOf(part.slice(0, found.index), 'pl'), rest: tokensOf(outcome, 'pl'), outcome }]
      }),
    ),
  )
}

const isIn = (said: Token, among: readonly Token[]) =>
  among.some(({ value }) => isForm(said.value, value, 'pl'))

/** Whether a Polish word that tells what came of a thing joins only what a line of an entry joins so. */
export function isBroughtAbout(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const { value = '' } = tokens[at] ?? {}
  const [isEnabling, isBringing] = [enabling.test(value), bringing.test(value)]
  if (!isEnabling && !isBringing && !thanks.test(value)) return false
  const next = tokens[at + 1]
  if (!next) return false
  return linesOf(grounds).some((line) => {
    const [first] = line.head
    if (!first) return false
    if (isEnabling || isBringing) {
      const isSubject = tokens.slice(Math.max(0, at - subjectFar), at).some((token) => isIn(token, [first]))
      const isResult = isEnabling ? deed.test(next.value) : result.test(next.value)
      return isSubject && isResult && isIn(next, line.rest)
    }
    const amounts = tokens.slice(at).filter(isAmount)
    const isTurn = changesIn(line.rest).length > 0 || turnsIn(line.outcome).length > 0
    const isOf = ({ value: amount }: Token) => line.rest.some((known) => known.value === amount)
    return isIn(next, [first]) && isTurn && amounts.some(isOf)
  })
}
