import { rowOf } from '../once-per-text.js'
import { isAmount } from '../tokens.js'
import { standsOnly, type Said } from '../said.js'

const soFar =
  / (?:bisher|bislang|insgesamt|so far|to date|in total|altogether|tot nu toe|tot dusver|in totaal) /
const atPresent = /^(?:derzeit|aktuell|zurzeit|momentan|currently|presently|momenteel|thans|nu)$/

/** How many there are at present, told as all so far: `bisher drei Lehrlinge` of three at present. */
export function onlyNow({ tokens, told, language }: Said): string | undefined {
  if (!soFar.test(rowOf(tokens, language))) return undefined
  return tokens.find(
    (token) =>
      isAmount(token) &&
      standsOnly(
        told,
        ({ value }) => value === token.value,
        (known, at) => atPresent.test(known[at - 1]?.value ?? ''),
      ),
  )?.raw
}
