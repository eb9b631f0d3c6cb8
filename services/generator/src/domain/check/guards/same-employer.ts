import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'

const same = wordSet(
  `same selben gleichen même misma mismo stesso stessa medesimo medesima hetzelfde dezelfde zelfde mesma mesmo tej tym samej samym`,
)
const employersOf = byLanguage({
  ...{ en: 'company firm business employer place', de: 'betrieb firma unternehmen arbeitgeber haus' },
  ...{ fr: 'entreprise société maison employeur', es: 'empresa compañía casa' },
  ...{ it: 'azienda ditta impresa società', nl: 'bedrijf firma werkgever', pt: 'empresa casa' },
  pl: 'firmie zakładzie przedsiębiorstwie',
})

const nameOf = ({ name }: Ground) => [...name].sort().join(' ')

/** `im selben Betrieb` of two jobs with one employer, whatever that is. */
export function isSameEmployer(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  if (!employersOf(language).has(tokens[at]?.value ?? '') || !same.has(tokens[at - 1]?.value ?? ''))
    return false
  const jobs = grounds.filter(({ section }) => section === 'work')
  const [first] = jobs
  return jobs.length > 1 && first!.name.size > 0 && jobs.every((job) => nameOf(job) === nameOf(first!))
}

/** `in the same company` of jobs with different employers. */
export function otherEmployerAsSame({ tokens, grounds, language }: Said): string | undefined {
  const jobs = grounds.filter(({ section }) => section === 'work')
  if (new Set(jobs.map(nameOf)).size < 2 || new Set(jobs.map(nameOf)).size < jobs.length) return undefined
  return tokens.find(
    ({ value }, at) => employersOf(language).has(value) && same.has(tokens[at - 1]?.value ?? ''),
  )?.raw
}
