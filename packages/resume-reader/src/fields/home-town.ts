import type { Leaf } from './draft.js'
import { languageName } from '../recognizers/language-names.js'
import { isNoTown } from '../recognizers/no-town.js'
import { organisationLikeness, roleLikeness } from '../recognizers/likeness.js'
import { right, type Run } from '../text/page-text.js'
import type { Phrase } from '../text/phrase.js'
import { looksLikeCity, mayBeCaselessCity } from '../recognizers/places.js'

/** `Villeurbanne (69)`: French departments have numbers. */
const department = /(?<!\s)\s*\((?:\d{2,3}|2[AB])\)$/

const isTown = (raw: string): boolean => {
  const text = raw.replace(department, '')
  const parts = text.split(/\s*[,،，]\s*/)
  return (
    parts.length <= 3 &&
    parts.every((part) => (looksLikeCity(part) || mayBeCaselessCity(part)) && !/\d/.test(part)) &&
    roleLikeness(text) === 0 &&
    organisationLikeness(text) === 0 &&
    !languageName(text) &&
    !parts.some(isNoTown)
  )
}

const isBehind = (icon: Run, { x, baseline, page, size }: Run): boolean => {
  const down = baseline - icon.baseline
  const isBeside = Math.abs(down) < 0.6 * size && x >= right(icon) && x - right(icon) < 2 * size
  const isBelow = down > 0 && down < 2.2 * size && Math.abs(x - icon.x) < size
  return icon.icon && icon.page === page && (isBeside || isBelow)
}

/** What begins beside or below a symbol, which is drawn before facts about a person. */
export const behindIcons = (cells: readonly Phrase[]): ReadonlySet<Run> => {
  const runs = cells.flatMap((cell) => cell.runs)
  return new Set(runs.filter((run, at) => !run.icon && runs[at - 1] && isBehind(runs[at - 1] ?? run, run)))
}

/**
 * A town without a region or country is recognized by its place: in one row with the e-mail or phone, right above or
 * below them in the same look and on the same edge, or behind a symbol.
 */
export const homeTown = (
  phrases: readonly Phrase[],
  contacts: readonly (Leaf | undefined)[],
  pinned: ReadonlySet<Run>,
): Phrase | undefined => {
  const near = (phrase: Phrase, isLoose: boolean): boolean =>
    contacts.some((contact) => {
      if (!contact || contact.page !== phrase.page) return false
      const { area } = phrase
      const away = Math.abs(area.y + area.height / 2 - contact.area.y - contact.area.height / 2)
      const sameSize = Math.abs(area.height - contact.area.height) < 0.6
      const sameEdge =
        Math.abs(area.x - contact.area.x) < 3 || Math.abs(right(area) - right(contact.area)) < 3
      return sameSize && (away < 0.5 * area.height || (isLoose && sameEdge && away < 2.6 * area.height))
    })
  const towns = phrases.filter((phrase) => isTown(phrase.value))
  const isPinned = ({ runs: [first] }: Phrase) => first !== undefined && pinned.has(first)
  return (
    towns.find((phrase) => near(phrase, false)) ??
    towns.find((phrase) => near(phrase, true)) ??
    towns.find(isPinned)
  )
}
