import { groups } from '../words/groups.js'
import { normalForm } from './normal-form.js'
import { perLanguage } from './per-language.js'
import { stemOf } from './stem.js'

const infinitive: Readonly<Record<string, RegExp>> = {
  ...{
    de: /(?:en|e[lr]n)$/,
    es: /[aei]r$/,
    fr: /(?:[ei]r|re)$/,
    it: /[aei]re$/,
    nl: /en$/,
    pl: /c$/,
    pt: /[aei]r$/,
  },
}
const stems = perLanguage(
  (language): ReadonlySet<string> =>
    new Set(
      (groups[language] ?? '')
        .split(/[\s;>]+/)
        .map(normalForm)
        .filter((word) => word.length > 3 && infinitive[language]?.test(word))
        .map((word) => stemOf(word, language))
        .filter((stem) => !stem.endsWith('*')),
    ),
)

/** Whether a word, in one of its forms, is a verb that the groups of a language have, or a noun made of it. */
export const isOfVerb = (word: string, language: string): boolean =>
  stems(language).has(stemOf(word, language))
