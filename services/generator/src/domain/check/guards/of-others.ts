import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

/** Those whose words in front of a noun are known here. */
export const languages = new Set(['es', 'fr', 'it', 'pt'])
const behind = wordSet(
  'de du des les aux avec par di dei del della delle degli gli i le con ai agli alle del al los las à ao do da dos das com pelo pela',
)
/** What is a title of one's own behind a preposition too: `poste de formatrice`. */
const holding = wordSet(
  `poste fonction fonctions rôle rôles métier mission missions titre emploi diplôme contrat expérience ruolo ruoli mestiere incarico posto titolo diploma qualifica esperienza
puesto función funciones rol oficio título experiencia contrato empleo cargo função funções papel ofício experiência emprego`,
)

/** Whether a word says what others are, in `assistante de deux directeurs`, `sopralluoghi con gli architetti`. */
export function isOfOthers(tokens: readonly Token[], at: number, language: string): boolean {
  if (!languages.has(language) || at === 0) return false
  const before = tokens[at - 1]
  const isElided = /^(?:d|l|degl|agl)['’]/iu.test(tokens[at]?.raw ?? '')
  if (!isElided && before?.kind !== 'number' && !behind.has(before?.value ?? '')) return false
  return !holding.has(tokens[isElided ? at - 1 : at - 2]?.value ?? '')
}
