import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'

type Rule = readonly [ending: RegExp, instead: string]

const rewritten = (word: string, rules: readonly Rule[]) =>
  rules.reduce((form, [ending, instead]) => form.replace(ending, instead), word)

/** What Snowball tells by accents, which a normal form has not, or not at all: `redujo`, `organización`, `voces`. */
const spanishRules: readonly Rule[] = [
  [/(?<=\p{L}{2})du(?:j|zc)\p{L}+$/u, 'ducir'],
  [/(?<=\p{L}{4})acion(?:es)?$/u, 'ar'],
  [/(?<=\p{L}{2})(?<!fran)ces$/u, 'z'],
]

/** `camiões`, `organização`, `hospitais`, `espanhóis`, `imagens`, `infantis`. */
const portugueseRules: readonly Rule[] = [
  [/(?<=\p{L}{2})(?:oes|aes)$/u, 'ao'],
  [/(?<=\p{L}{4})acao$/u, 'ar'],
  [/(?<=\p{L}{2}[ae])is$/u, 'l'],
  [/(?<=\p{L}{3})(?<!dep)ois$/u, 'ol'],
  [/(?<=\p{L}{2}[aeiou])ns$/u, 'm'],
  [/(?<=\p{L}{3}[^aeiou])is$/u, 'il'],
]

/** `dirigió` and `dirigía` have lost the accents that would tell their endings: an `i` is left. */
export const spanishStem = (word: string): string =>
  spanish(rewritten(word, spanishRules)).replace(/(?<=\p{L}{4})i$/u, '')

export const portugueseStem = (word: string): string => portuguese(rewritten(word, portugueseRules))
