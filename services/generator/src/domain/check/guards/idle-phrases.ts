import type { Token } from '../tokens.js'

/** Words that claim nothing together, each as a pattern: who lends a hand helps, what costs him a Sunday is his turn. */
const phrases = `
lend(s|ing)? a hand; lent a hand
ech(a|o|an|ar|aba|aban|ando|aron) una mano; (me|le|nos|les) toc(a|o|an|aba|aban|aron); por su visita
coup de main; centres? interets?; votre (visite|lecture|attention); (son|mon) quotidien
d(a|ava|avam|eu|ar|ando) uma (mao|ajuda); (me|lhe|nos|lhes) (cab|calh|toc)(e|ia|a|ava|eu|ou); pela sua visita
d(a|ava|are|ato|ando) una mano; centri (d|di) interesse; (mi|le|gli|ci) tocc(a|ava|ano|avano|ato)
por valor de \\d.*; no valor de \\d.*; (une|d) valeur de \\d.*; valore di \\d.*
riches? de \\d.*; ric[oa]s? en \\d.*; ricc[oah]e? di \\d.*
age(e|s|es)? de (\\d.*|plus|moins)
(atteint|atteignait|atteignent|avoisine|totalise|totalisait) \\d.*; (atteint|atteignait|atteignent) (les|environ|presque) \\d.*
(alcanza|alcanzo|alcanzaba|alcanzan|alcanzaron) \\d.*; (alcanza|alcanzo|alcanzaba|alcanzan|alcanzaron) (los|las|unos|unas|casi) \\d.*
(atinge|atingiu|atingia|atingem|totaliza|totalizou|totalizava) \\d.*; (atinge|atingiu|atingia|atingem) (os|as|quase) \\d.*
(raggiunge|raggiunto|raggiungeva|totalizza) \\d.*; (raggiunge|raggiunto|raggiungeva) (i|le|gli|circa|quasi) \\d.*
`
  .split(/[;\n]/)
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '')
  .map((phrase) => phrase.split(' ').map((word) => new RegExp(`^(?:${word})$`, 'u')))

/** Whether the word at `at` is one of a phrase that claims nothing. */
export const isInPhrase = (tokens: readonly Token[], at: number): boolean =>
  phrases.some((phrase) =>
    phrase.some((_, place) => {
      const start = at - place
      return start >= 0 && phrase.every((word, index) => word.test(tokens[start + index]?.value ?? ''))
    }),
  )
