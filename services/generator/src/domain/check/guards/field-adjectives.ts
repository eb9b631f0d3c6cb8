import { hasWord, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'

/** Behind one of these an adjective names the field of what somebody knows or does. */
const knowing =
  /^(?:competenz[ae]|conoscenz[ae]|capacita|attivita|ambito|compiti|mansioni|competences?|connaissances?|competencias?|conocimientos?|habilidades?|conhecimentos?|tareas?|tarefas?|fronte)$/
/** Adjectives that are titles as well, by the noun of their field. */
const fields: readonly (readonly [RegExp, string])[] = [
  [/^contabil[ei]$/, 'contabilita'],
  [/^comptables?$/, 'comptabilite'],
  [/^contables?$/, 'contabilidad'],
  [/^contabilisticas?$/, 'contabilidade'],
  [/^informatic(?:o|a|i|he)$/, 'informatica'],
  [/^informatiques?$/, 'informatique'],
  [/^informatic[oa]s$/, 'informatica'],
  [/^tecnic(?:o|a|i|he|os|as)$/, 'tecnica'],
  [/^techniques?$/, 'technique'],
  [/^musical(?:e|i|es)?$|^musica(?:l|is)$/, 'musica'],
]

/** `competenze contabili` of what is told as `Contabilità`. */
export function isFieldAdjective(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const word = tokens[at]?.value ?? ''
  if (!knowing.test(tokens[at - 1]?.value ?? '')) return false
  const field = fields.find(([adjective]) => adjective.test(word))?.[1]
  return field !== undefined && grounds.some((ground) => hasWord(ground, field, language))
}
