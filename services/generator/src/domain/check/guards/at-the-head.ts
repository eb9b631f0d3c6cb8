import { anyWord } from '../any-word.js'
import { standsIn, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import type { Token } from '../tokens.js'
import { entriesAmong } from '../ground.js'
import { ofs } from '../words/function-words.js'

/** `à la tête d'un service`, `al frente de`, `alla guida di`, `na czele`. */
const heads: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  fr: [/^la$/, /^tete$/],
  es: [/^(?:al?|el)$/, /^(?:frente|cargo|mando|cabeza)$/],
  it: [/^(?:alla|a|al)$/, /^(?:guida|capo|testa)$/],
  pt: [/^(?:a|na|no)$/, /^(?:frente|comando|chefia)$/],
  pl: [/^na$/, /^czele$/],
}
const mayHead = anyWord((word, language) => heads[language]?.[1].test(word) === true)
/** Words by which an entry tells of leading. */
const leading =
  /^(?:po|wspol|co|sub|vice)?(?:kier(?:uj|own)|zarzadz|dowod|szef|nadz|koordyn|dyrektor|prezes|dir(?:ig|ett|ez|ec)|gest|ger(?:e|ait|er|ant|ou|iu)|coord|superv|guid|condu|ammin|respons|capo|lider|encabez|jef|chef|geren|regent|comand|encarg|encarreg|anim|pilot|encadr|manag|mene|head|lead|tet[ea]|frente|cargo|mando|mand|czele)/u

/** Somebody who leads nothing by what their entry tells, said to be at the head of what it is about. */
export function atTheHead({ tokens, grounds, language, isPlain }: Said): string | undefined {
  if (!mayHead(tokens, language)) return undefined
  const [article, noun] = heads[language]!
  const at = tokens.findIndex(
    ({ value }, place) => noun.test(value) && article.test(tokens[place - 1]?.value ?? ''),
  )
  const behind = tokens[at + 1]
  if (at < 0 || !behind) return undefined
  const isOf = ofs(language).has(behind.value) || /^d(?:ell)?['’]/i.test(behind.raw) || language === 'pl'
  const thing = tokens
    .slice(at + 1)
    .find(({ kind, value }) => kind === 'word' && value.length > 3 && !isPlain(value))
  const own = entriesAmong(grounds)
  if (!isOf || !thing || own.length === 0) return undefined
  const leads = (known: readonly Token[]) => known.some(({ value }) => leading.test(value))
  const isLed = own.some((ground) => {
    const { whole, frames, statements } = partsOf(ground, language)
    const lines = [...frames, ...statements].flatMap(({ sequences }) => sequences)
    return (
      whole.sequences.some(leads) ||
      lines.some((known) => standsIn(thing.value, known, language) && leads(known))
    )
  })
  return isLed ? undefined : `${tokens[at - 1]!.raw} ${tokens[at]!.raw}`
}
