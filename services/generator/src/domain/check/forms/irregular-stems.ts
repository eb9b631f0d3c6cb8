import { normalForm } from './normal-form.js'

export type Rule = readonly [ending: RegExp, instead: string]

/** A word after some rules, one after the other. */
export const rewritten = (word: string, rules: readonly Rule[]): string =>
  rules.reduce((form, [ending, instead]) => form.replace(ending, instead), word)

/** A stemmer that brings irregular forms to the stem of their verb; `forms` has a verb between semicolons, the infinitive first. */
export function withIrregular(regular: (word: string) => string, forms: string): (word: string) => string {
  const verbs = new Map<string, string>()
  for (const line of forms.split(';')) {
    const stems = line
      .trim()
      .split(/\s+/)
      .map((form) => regular(normalForm(form)))
    for (const stem of stems) verbs.set(stem, stems[0] ?? stem)
  }
  return (word) => {
    const stem = regular(word)
    return verbs.get(stem) ?? stem
  }
}
