import { textsOf } from '../../entries.js'
import { gathered } from '../../gathered.js'
import type { Implication } from './implication.js'
import { normalForm } from '../forms/normal-form.js'
import { perLanguage } from '../forms/per-language.js'
import { english } from './implied-english.js'
import { french } from './implied-french.js'
import { germanic } from './implied-germanic.js'
import { iberian } from './implied-iberian.js'
import { italian } from './implied-italian.js'
import { polish } from './implied-polish.js'
import { commonOf } from './implied-common.js'
import { withoutTranslated } from './translated.js'

interface Read {
  readonly implication: Implication
  readonly words: readonly string[]
}

const own: Readonly<Record<string, readonly Implication[]>> = {
  ...{
    en: english,
    fr: french,
    de: germanic,
    nl: germanic,
    es: iberian,
    pt: iberian,
    it: italian,
    pl: polish,
  },
}

/** What entries of each section imply in the words of a language. */
const sectionsOf = perLanguage((language): ReadonlyMap<string, readonly Read[]> => {
  const sections = new Map<string, Read[]>()
  for (const implication of withoutTranslated([...(own[language] ?? []), ...commonOf(language)])) {
    const words = implication.words.trim().split(/\s+/).map(normalForm)
    sections.set(implication.section, [...(sections.get(implication.section) ?? []), { implication, words }])
  }
  return sections
})

/** By the implications that hold, what they say together: many entries are of one kind. */
const together = new Map<string, ReadonlySet<string>>()
const mostTogether = 1000

/** The words of a language, in normal form, that an entry says by what it is, or by what is still to come of it. */
export function impliedBy(
  section: string,
  entry: object,
  language: string,
  isAhead = false,
): ReadonlySet<string> {
  const fields = new Map<string, unknown>(Object.entries(entry))
  const texts = textsOf(entry).join('\n')
  // Many implications ask for the same.
  const found = new Map<RegExp, boolean>()
  const isIn = (pattern: RegExp) => {
    const is = found.get(pattern) ?? pattern.test(texts)
    found.set(pattern, is)
    return is
  }
  const isThere = ({ field, matches }: Implication) => {
    if (field === undefined) return matches === undefined || isIn(matches)
    const value = fields.get(field)
    if (Array.isArray(value)) return value.length > 0 && matches === undefined
    return typeof value === 'string' && value !== '' && (matches?.test(value) ?? true)
  }
  // What rules it out is asked last: it is looked for in all that the entry says.
  const holds = (implication: Implication) => {
    const { not, ended, ahead } = implication
    if ((ahead && !isAhead) || (ended && !fields.get('endDate'))) return false
    return isThere(implication) && !(not && isIn(not))
  }
  const all = sectionsOf(language).get(section) ?? []
  const holding = gathered(all, ({ implication }, at) => (holds(implication) ? [at] : []))
  const key = `${language} ${section} ${holding.join(' ')}`
  const implied = together.get(key) ?? new Set(gathered(holding, (at) => all[at]!.words))
  if (together.size >= mostTogether) together.clear()
  together.set(key, implied)
  return implied
}
