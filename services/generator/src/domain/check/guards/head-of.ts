import { formsOf } from '../forms/one-word.js'
import type { Token } from '../tokens.js'
import { oncePerText } from '../once-per-text.js'
import type { Said } from '../said.js'
import { articles, ofs } from '../words/function-words.js'

/** Who leads something; what that is, is part of the claim. */
const heads: Readonly<Record<string, RegExp>> = {
  en: /^(?:head|chief|leader|director|manager|chair|captain|supervisor)$/,
  de: /^(?:leiter(?:in)?|leitung|chef(?:in)?|direktor(?:in)?|vorstand|vorsitzender?)$/,
  fr: /^(?:responsable|chef|cheffe|directeur|directrice|gerante?|presidente?)$/,
  es: /^(?:jef[ae]|responsable|director|directora|encargad[oa]|gerente|president[ea])$/,
  it: /^(?:capo|responsabile|direttore|direttrice|presidente)$/,
  nl: /^(?:hoofd|leider|leidster|chef|directeur|voorzitter)$/,
  pl: /^(?:dowod(?:ca|cy|ce|ca)|kierowni(?:k|kiem|czka|czk[ai])|szef(?:em|owa)?|dyrektor(?:em|ka)?|prezes(?:em)?)$/,
  pt: /^(?:chefe|responsavel|diretora?|encarregad[oa]|gerente|presidente)$/,
}
/** What any head may lead. */
const anyPart =
  /^(?:department|section|team|area|abteilung|bereichs?|teams|service|equipe|departamento|area|equipo|equip[ae]|reparto|settore|squadra|afdeling|dzialu|zespolu|setor|secao)$/

/** What the head at `at` leads, as far as its clause goes; Polish has it without a word between. */
function ledBy(tokens: readonly Token[], at: number, language: string): readonly Token[] {
  const isOf = language === 'pl' || ofs(language).has(tokens[at + 1]?.value ?? '')
  const from = language === 'pl' ? at + 1 : at + 2
  if (!isOf || tokens[at + 1]?.breaks || !tokens[from]) return []
  const end = tokens.findIndex(({ breaks }, index) => index > at && breaks)
  const clause = tokens.slice(from, end < 0 ? undefined : end)
  const first = clause.findIndex(({ value }) => !articles.has(value))
  const isThing = clause[first]?.kind === 'word' && clause[first].value.length > 2
  return isThing ? clause.slice(first) : []
}

interface Led {
  readonly head: Token
  readonly led: readonly Token[]
}

/** The heads of a text with what each leads. */
const ledIn = oncePerText((known, language): readonly Led[] =>
  known.flatMap((head, at) =>
    heads[language]?.test(head.value) ? [{ head, led: ledBy(known, at, language) }] : [],
  ),
)

/** A head of one thing said to be the head of another: `head of the theatre` of the head of its lighting. */
export function wrongHead({ tokens, told, language }: Said): string | undefined {
  if (ledIn(tokens, language).length === 0) return undefined
  const known = told.flatMap((text) => ledIn(text, language).map(({ led }) => led))
  if (known.length === 0 || known.some(({ length }) => length === 0)) return undefined
  return ledIn(tokens, language).find(({ led: [thing] }) => {
    if (!thing || anyPart.test(thing.value)) return false
    const isIt = formsOf(thing.value, language)
    return !known.flat().some(({ value }) => isIt(value))
  })?.head.raw
}
