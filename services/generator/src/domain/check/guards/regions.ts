import { byLanguage } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { articles, ofs } from '../words/function-words.js'

/** What a region is called, and what stands behind the comma of `Arroyo Bermejo, Toledo`. */
const regionOf = byLanguage({
  ...{ en: 'region', de: 'region', fr: 'région', es: 'región comunidad', it: 'regione' },
  ...{ nl: 'regio', pl: 'region regionie', pt: 'região' },
})
const provinceOf = byLanguage({
  fr: 'département',
  es: 'provincia',
  it: 'provincia',
  nl: 'provincie',
  pt: 'distrito',
})

/** A name that is all of a text about the person, and no town: where they live. */
const isRegionOf = ({ section, sequences, town }: Ground, name: string) =>
  section === 'basics' &&
  !town.has(name) &&
  sequences.some(
    (known) => known.every(({ isMarked }) => isMarked) && known[0]?.value === name && !known[0].breaks,
  )

/** A name behind the comma of where an entry was. */
const isBehindTown = ({ sequences, town }: Ground, name: string) =>
  sequences.some(
    (known) =>
      known.every(({ value }) => town.has(value)) &&
      known.some(({ value, breaks }, at) => at > 0 && breaks && value === name),
  )

/** `la région Occitanie`, `la provincia de Toledo`: the word says no more than the name behind it. */
export function isRegionNamed(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const word = tokens[at]?.value ?? ''
  const [isRegion, isProvince] = [regionOf(language).has(word), provinceOf(language).has(word)]
  if (!isRegion && !isProvince) return false
  const name = tokens
    .slice(at + 1, at + 4)
    .find(({ value }) => !ofs(language).has(value) && !articles.has(value))
  return (
    name?.isMarked === true &&
    grounds.some(
      (ground) =>
        (isRegion && isRegionOf(ground, name.value)) || (isProvince && isBehindTown(ground, name.value)),
    )
  )
}
