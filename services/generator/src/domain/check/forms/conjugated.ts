import { groups } from '../words/groups.js'
import { normalForm } from './normal-form.js'
import { perLanguage } from './per-language.js'

/** Regular verbs: what an infinitive ends in, and the endings, in normal form, of the forms that prose about a person has. */
type Paradigm = readonly [infinitive: RegExp, endings: string]

const paradigms: Readonly<Record<string, readonly Paradigm[]>> = {
  de: [[/(?:en|(?<=e[lr])n)$/, 't te ten et ete eten e']],
  fr: [
    [/(?<=g)er$/, 'e es ent eait eaient ee ees erent'],
    [/er$/, 'e es ent ait aient ee ees erent'],
    [/ir$/, 'it is i ie ies issait issaient issant issent'],
    [/(?<=[dt])re$/, 's ait aient u ue us ues ent'],
  ],
  it: [
    [/are$/, 'a o ano ava avano avo ando ato ata ati ate arono'],
    [/ere$/, 'e o ono eva evano evo endo uto uta uti ute'],
    [/ire$/, 'e o ono iva ivano ivo endo ito ita iti ite irono'],
  ],
  // The first ending is none.
  nl: [[/en$/, ' t te ten de den']],
}

/** Dutch writes a long vowel twice in a closed syllable, a consonant once, and no `v` or `z` at its end. */
const respelled: Readonly<Record<string, (root: string) => readonly string[]>> = {
  nl(root) {
    const end = root
      .replace(/([^aeiou])\1$/, '$1')
      .replace(/v$/, 'f')
      .replace(/z$/, 's')
    return root === end ? [end, end.replace(/(?<=[^aeiou])([aeou])(?=[^aeiou]$)/, '$1$1')] : [end]
  },
}

const shortest = 5

/** Stems that are words of their own, besides those of the groups. */
const others: Readonly<Record<string, readonly string[]>> = { nl: ['open'] }

function* formsOf(verb: string, language: string): Generator<string> {
  const paradigm = paradigms[language]?.find(([infinitive]) => infinitive.test(verb))
  if (!paradigm || verb.length < shortest) return
  const [infinitive, endings] = paradigm
  const root = verb.replace(infinitive, '')
  for (const stem of respelled[language]?.(root) ?? [root])
    for (const ending of endings.split(' ')) yield `${stem}${ending}`
}

/**
 * The stems of the infinitives by those of their regular forms that a stemmer leaves apart from them: Italian `apre` of
 * `aprire`, Dutch `verplaatste` of `verplaatsen`. Of the verbs that the lists of a language have, and no form that is
 * another of its words.
 */
export const conjugated = (regular: Readonly<Record<string, (word: string) => string>>) =>
  perLanguage((language): ReadonlyMap<string, string> => {
    const stemmer = regular[language]
    const stems = new Map<string, string>()
    if (!stemmer || !paradigms[language]) return stems
    const words = (groups[language] ?? '').split(/[\s;>]+/).map(normalForm)
    const [own, known] = [new Set([...words, ...(others[language] ?? [])]), new Set(words.map(stemmer))]
    for (const word of words) {
      const stem = stemmer(word)
      // Who does a thing ends like an infinitive as well; German `Lehre` is no `lehren`, Dutch `open` no `openen`.
      if (stem.endsWith('*') || own.has(stem)) continue
      for (const form of formsOf(word, language))
        if (!stems.has(form) && !known.has(stemmer(form))) stems.set(form, stem)
    }
    return stems
  })
