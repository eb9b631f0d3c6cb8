import type { Phrase } from '../text/phrase.js'

/** An address in a script that writes it from the largest to the smallest, with few spaces or none. */
export interface UnspacedAddress {
  postalCode?: Phrase
  region?: Phrase
  city: Phrase
  street?: Phrase
}

const forms: readonly RegExp[] = [
  /^(?<region>東京都|北海道|(?:京都|大阪)府|[\p{Script=Han}]{2,3}県)?(?<city>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶ々]{1,8}?[市区町村](?!市))(?<street>[^\s@].*\d.*)?$/u,
  /^(?<region>[\p{Script=Hangul}]{1,6}도)?\s*(?<city>[\p{Script=Hangul}]{1,6}(?:특별자치시|특별시|광역시|시|군))(?<street>\s+[\p{Script=Hangul}].*\d.*)$/u,
]
const code = /^〒?\s*(\d{3}[-−]\d{4}|\d{7})\s*/u

/** `〒564-0044`, on its own line above the address or before it. */
export const postalCodeIn = (text: Phrase): Phrase | undefined => {
  const found = /^〒?\s*\d{3}[-−]\d{4}$/u.test(text.value)
  return found ? text.slice(text.text.search(/\d/)) : undefined
}

export const unspacedAddress = (text: Phrase): UnspacedAddress | undefined => {
  const lead = text.text.startsWith('〒') ? code.exec(text.text) : null
  const from = lead?.[0].length ?? 0
  for (const form of forms) {
    const groups = form.exec(text.text.slice(from))?.groups
    const { region, city, street } = groups ?? {}
    if (!city || (!street && !region)) continue
    const at = from + (text.text.slice(from).indexOf(city, region?.length ?? 0) ?? 0)
    const digits = lead ? text.text.search(/\d/) : 0
    return {
      ...(lead && { postalCode: text.slice(digits, digits + (lead[1] ?? '').length) }),
      ...(region && { region: text.slice(from, from + region.length) }),
      city: text.slice(at, at + city.length),
      ...(street && { street: text.slice(at + city.length) }),
    }
  }
  return undefined
}
