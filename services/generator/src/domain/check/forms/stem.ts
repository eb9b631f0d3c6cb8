import { conjugated } from './conjugated.js'
import { oncePerWord } from './once-per-word.js'
import { portugueseStem, spanishStem } from './stem-iberian.js'
import { dutchStem } from './stem-dutch.js'
import { frenchStem } from './stem-french.js'
import { germanStem } from './stem-german.js'
import { italianStem } from './stem-italian.js'
import { polishStem } from './stem-polish.js'

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  de: germanStem,
  nl: dutchStem,
  pl: polishStem,
  ...{ es: spanishStem, fr: frenchStem, it: italianStem, pt: portugueseStem },
}

const conjugatedStems = conjugated(stemmers)

const irregular = new Map<string, string>()
const forms = `build built; lead led; run ran; write wrote written; teach taught; speak spoke spoken; grow grew grown; win won; bring brought;
find found; rewrite rewrote rewritten; sell sold; oversee oversaw overseen; sing sang sung; rise rose risen; fall fell fallen; rewire rewired; draw drew drawn;
take took taken; drive drove driven; ride rode ridden; fly flew flown; swim swam swum; begin began begun; choose chose chosen; freeze froze frozen; throw threw thrown;
sew sewn; show shown; give gave given; buy bought; catch caught; seek sought; fight fought; keep kept; sleep slept; deal dealt; leave left; meet met; feed fed; breed bred;
lend lent; send sent; spend spent; lay laid; pay paid; make made; hold held; hear heard; tell told; shoot shot; weave wove woven; bend bent; bind bound; grind ground;
wear wore worn; tear tore torn; shrink shrank shrunk; rebuild rebuilt; undertake undertook undertaken; redraw redrew redrawn; overhear overheard; forecast forecasted;
age aged ages aging; travel travelled travelling traveler traveller; program programme programmed programming; model modelled modelling; label labelled labelling; counsel counselled counselling;
light lit; relight relit; break broke broken; lose lost; hang hung; dig dug; sweep swept; strike struck; withdraw withdrew withdrawn; overcome overcame; understand understood;
spin spun; shake shook shaken; steal stole stolen; blow blew blown; wake woke woken; bite bit bitten; stick stuck; sink sank sunk; kneel knelt; redo redid redone;
remake remade; rerun reran; resell resold; upsell upsold; relay relaid; rethink rethought; retell retold; rewind rewound; reweave rewove rewoven; hide hid hidden; forgive forgave`
for (const line of forms.split(';'))
  for (const form of line.trim().split(/\s+/)) irregular.set(form, line.trim().split(/\s+/)[0]!)

/** The word that an irregular English form belongs to. */
export const baseOf = (word: string): string => irregular.get(word) ?? word

/** Longer ones are no words of any language; compounds are taken apart by every tail. */
const longestWord = 60

/**
 * What is left of a word, in normal form, without the endings of its language: Snowball where there is one. English
 * loses its commonest endings alone, so that `manager` stays apart from `managed`; Polish those of its cases.
 */
export const stemOf = oncePerWord((word, language) =>
  word.length > longestWord
    ? word
    : (conjugatedStems(language).get(word) ?? (stemmers[language] ?? stemOfEnglish)(word)),
)

const stemOfEnglish = (word: string): string => englishStem(baseOf(word.replace(/'s?$/, '')))

function englishStem(bare: string): string {
  if (!/^[a-z]+$/.test(bare)) return bare.replace(/(?<=\w{3})s$/, '')
  if (bare.length < 5) return bare.replace(/(?<=\w{3})s$/, '').replace(/(.)\1$/, '$1')
  const cut = bare.replace(/ies$|ied$/, 'y').replace(/(?<=\w{3})(?:ings?|ed|es|s)$/, '')
  const single = cut.replace(/(.)\1$/, '$1')
  // `moved` and `moving` have lost the end of `move`, which is too short to lose it itself.
  if (cut !== bare && cut === single && /^[^aeiou]?[aeiou][^aeiouswxy]$/.test(cut)) return `${cut}e`
  return single.replace(/(?<=\w{3})e$/, '')
}
