import { isForm } from '../forms/one-word.js'
import type { Token } from '../tokens.js'
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

/** A head of one thing said to be the head of another: `head of the theatre` of the head of its lighting. */
export function wrongHead({ tokens, grounds, language }: Said): string | undefined {
  const head = heads[language]
  if (!head) return undefined
  const told = grounds.flatMap(({ sequences }) =>
    sequences.flatMap((known) =>
      known.flatMap(({ value }, at) => (head.test(value) ? [ledBy(known, at, language)] : [])),
    ),
  )
  if (told.length === 0 || told.some(({ length }) => length === 0)) return undefined
  return tokens.find(({ value }, at) => {
    const thing = head.test(value) ? ledBy(tokens, at, language)[0] : undefined
    return (
      thing !== undefined &&
      !anyPart.test(thing.value) &&
      !told.flat().some((known) => isForm(thing.value, known.value, language))
    )
  })?.raw
}
