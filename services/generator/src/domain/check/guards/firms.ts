import type { Said } from '../said.js'

const joined = /([\p{L}\p{N}]+)\s*(?:&|\+)\s*([\p{L}\p{N}]+)/gu
const joint = String.raw`\s*(?:&|\+|and|und|et|y|e|ed|en|i|oraz)\s*`

/** The names on both sides of each `&`. */
const pairsIn = (text: string): readonly (readonly [string, string])[] =>
  [...text.matchAll(joined)].map(([, one = '', other = '']) => [one, other] as const)

/** A firm named after others than it is: `Penn & Associates` of Delacroix & Penn. */
export function otherFirm({ text, grounds }: Said): string | undefined {
  if (!text.includes('&')) return undefined
  const texts = grounds.flatMap(({ written }) => [...written.keys()])
  const isTold = ([one, other]: readonly [string, string]) => {
    const pair = new RegExp(String.raw`(?<!\p{L})${one}${joint}${other}(?!\p{L})`, 'iu')
    return texts.some((known) => pair.test(known))
  }
  return pairsIn(text)
    .find((pair) => !isTold(pair))
    ?.join(' & ')
}
