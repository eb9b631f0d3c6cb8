import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { rewritten, withIrregular, type Rule } from './irregular-stems.js'
import { forms as spanishForms } from '../words/forms.es.js'
import { forms as portugueseForms } from '../words/forms.pt.js'

/** What Snowball tells by accents, which a normal form has not, or not at all: `redujo`, `organización`, `voces`. */
const spanishRules: readonly Rule[] = [
  [/(?<=\p{L}{2})du(?:j|zc)\p{L}+$/u, 'ducir'],
  [/(?<=\p{L}{4})(?<!fund)acion(?:es)?$/u, 'ar'],
  // Longer ones are regular.
  [/(?<=^\p{L}{3,4})amientos?$/u, 'ar'],
  [/(?<=^\p{L}{3,4})(?<!venc)imientos?$/u, 'er'],
  [/(?<=\p{L}{2})(?<!fran)ces$/u, 'z'],
  // `legalicé`, `apliqué`
  [/(?<=\p{L}{3}i)ce$/u, 'zar'],
  [/(?<=\p{L}{3}[ia])que$/u, 'car'],
  [/(?<=\p{L}{3}ib)ilidad(?:es)?$/u, 'le'],
  [/(?<=\p{L}{2}(?:[ae]r|[aei]d|[aeio]n))es$/u, ''],
  [/(?<=^\p{L}{1,3}[aeo])s$/u, ''],
  [/(?<=\p{L}{2}ific)[ao]s?$/u, 'ar'],
  [/(?<=\p{L}{2}[bcdfgkpt])s$/u, ''],
]

/** `camiões`, `organização`, `hospitais`, `espanhóis`, `imagens`, `infantis`. */
const portugueseRules: readonly Rule[] = [
  [/(?<=\p{L}{2})(?:oes|aes)$/u, 'ao'],
  [/(?<=\p{L}{4})(?<!fund)acao$/u, 'ar'],
  [/(?<=^\p{L}{3,5})(?<!^(?:test|fund))amentos?$/u, 'ar'],
  [/(?<=\p{L}{2}[ae])is$/u, 'l'],
  [/(?<=\p{L}{3})(?<!dep)ois$/u, 'ol'],
  [/(?<=\p{L}{3})ibilidades?$/u, 'ivel'],
  [/(?<=\p{L}{2}[aeiou])ns$/u, 'm'],
  [/(?<=\p{L}{3}[^aeiou])is$/u, 'il'],
  [/(?<=\p{L}{2}[ae]r)es$/u, ''],
  [/(?<=\p{L}{2}ific)[ao]s?$/u, 'ar'],
  [/(?<=\p{L}{2}[bcdfgkptuwy])s$/u, ''],
  [/(?<=^\p{L}{1,3}[aeo])s$/u, ''],
]

/** `dirigió`, `planea`, `apoia`: without accents an `i` or `e` is left that other forms have not. */
const regularSpanish = (word: string) =>
  spanish(rewritten(word, spanishRules)).replace(/(?<=\p{L}{3})[ei]$/u, '')
const regularPortuguese = (word: string) =>
  portuguese(rewritten(word, portugueseRules)).replace(/(?<=\p{L}{3})i$/u, '')

export const spanishStem = withIrregular(regularSpanish, spanishForms)
export const portugueseStem = withIrregular(regularPortuguese, portugueseForms)
