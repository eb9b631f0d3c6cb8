import { entriesAmong, says, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Said } from '../said.js'

const leadsOf = byLanguage({ de: 'leitet leite leitete führt führe führte', nl: 'leidt leid leidde' })
const ledOf = byLanguage({ de: 'geleitet geführt', nl: 'geleid' })
const between = wordSet(
  'der die das den dem ein eine einen seine ihre meine unsere er sie ich es de het een zij hij ik ze zijn haar mijn',
)
/** Who leads all of it. */
const wholly =
  /(?:inhaber|grunder|geschaftsfuhrer|direktor|rektor|eigentumer|vorsitzende[nr]?|voorzitter|eigenaar|oprichter|directeur|bestuurder)(?:in|innen)?$/

/** Somebody who leads a part of a place, said to lead the place: `leitet die Kita` of the leader of a group there. */
export function wrongHeadship({ tokens, grounds, language }: Said): string | undefined {
  const places = entriesAmong(grounds).filter(
    ({ name, section }) => name.size > 0 && /^(?:work|volunteer)$/.test(section),
  )
  const person = grounds.filter(({ section }) => section === 'person')
  const objects = tokens.flatMap((token, at): (readonly Token[])[] => {
    if (leadsOf(language).has(token.value)) return [tokens.slice(at + 1)]
    return ledOf(language).has(token.value) ? [tokens.slice(0, at).toReversed()] : []
  })
  const led = objects.flatMap((behind) => {
    const object = behind.find(
      (token) => !between.has(token.value) && !person.some((ground) => says(ground, token, language)),
    )
    return object?.isMarked && object.kind === 'word' ? [object] : []
  })
  return led.find(({ value }) => {
    const named = places.filter(({ name }) => name.has(value))
    return named.length > 0 && !named.some((ground) => leadsAll(ground, value))
  })?.raw
}

function leadsAll({ words, sequences, name }: Ground, place: string): boolean {
  const own = [...words].filter((word) => !name.has(word))
  if (own.some((word) => wholly.test(word))) return true
  if (
    sequences.some(
      (known) =>
        known.length === 1 && /^(?:leiter(?:in)?|leitung|leider|leidster)$/.test(known[0]?.value ?? ''),
    )
  )
    return true
  // `Laborleiterin` leads the laboratory that her employer is.
  return own.some((word) => {
    const part = word.replace(/(?:leiter(?:in)?|leitung|leider|leidster|manager)$/, '').replace(/s$/, '')
    return part.length > 3 && (place.includes(part) || part.includes(place))
  })
}
