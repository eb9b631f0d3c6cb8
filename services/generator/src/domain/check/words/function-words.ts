import { byLanguage, wordSet } from '../forms/word-set.js'
import type { Token } from '../tokens.js'

/** Where a noun has an article, a capital or no ending of a verb that tells it. */
export const germanic: ReadonlySet<string> = new Set(['en', 'de', 'nl'])

/** Of all eight languages; Italian `i` is left out, which is `and` in Polish. */
export const articles = wordSet(
  `the a an der die das dem den des ein eine einen einem einer eines le la les l un une el los las il lo gli uno una o os as um uma de het een`,
)
export const possessives = wordSet(
  `her his my their its our ihr ihre ihrer sein seine seiner mein meine unser unsere son sa ses mon ma mes su sus mi mis suo sua mio mia seu sua meu minha
zijn haar mijn ons onze jej jego mój moja`,
)
export const determiners: ReadonlySet<string> = new Set([...articles, ...possessives])
/** What a thing is a part, a kind or somebody's of stands behind one of these; Polish has a case for it. */
export const ofs = byLanguage({
  ...{
    en: 'of',
    de: 'der des vom von',
    fr: 'de du des d',
    es: 'de del',
    it: 'di del della dei dello delle degli',
  },
  ...{ nl: 'van', pt: 'de do da dos das' },
})
/** They open a phrase that says where, when or with what the rest is so. */
export const prepositions = byLanguage({
  en: `with for in at on from by of to under over into through during since until after before between among across
against without within as alongside`,
  de: 'mit für bei beim an am als auf in im von vom zu zum zur nach vor unter über durch seit bis neben',
  fr: `avec pour à au aux chez dans en sur sous par de du des depuis vers comme pendant durant lors selon entre contre
après avant sans`,
  es: 'con para en por sobre bajo hasta desde entre durante de del al como tras según contra',
  it: 'con per in su da dal dalla nel nella a al alla sotto tra fra di della durante presso dopo verso sul sulla',
  nl: 'met voor naar door in op bij aan uit onder tijdens van te als',
  pl: 'z ze dla do przez w we na pod po przed między od przy podczas jako',
  pt: 'com por para em no na nos nas num numa sob sobre até de ao do da dos das como durante entre desde após',
})

/** What somebody works as stands behind one of these. */
export const asOf = byLanguage({
  ...{ en: 'as', de: 'als', fr: 'comme', es: 'como', it: 'come', nl: 'als', pl: 'jako', pt: 'como' },
})
/** Who does what is told in the passive stands behind one of these. */
export const bys = byLanguage({
  ...{
    en: 'by',
    de: 'von vom durch',
    fr: 'par',
    es: 'por',
    it: 'da dal dalla dall dai',
    nl: 'door',
    pl: 'przez',
  },
  ...{ pt: 'por pelo pela' },
})

const joining = {
  ...{ en: 'and or', de: 'und oder sowie', fr: 'et ou', es: 'y e o u' },
  ...{ it: 'e ed o', nl: 'en of', pl: 'i oraz lub', pt: 'e ou' },
}
/** They join things of one kind. */
export const conjunctionsOf = byLanguage(joining)
/** Those of all languages; some are other words elsewhere. */
export const conjunctions = wordSet(Object.values(joining).join(' '))
/** `and` of all eight languages. */
export const ands = wordSet('and und et y e en i')
/** Where something is stands behind one of these, in all of them. */
export const into = wordSet('in at im à en em no na w we te')
/** Who a sentence is about; Spanish `él` without its accent is an article. */
export const subjects = byLanguage({
  ...{ en: 'she he i they', de: 'sie er ich', fr: 'elle il je', es: 'ella yo' },
  ...{ it: 'lei lui io', pt: 'ela ele eu', nl: 'zij ze hij ik', pl: 'ona on ja' },
})

/** Who a sentence is about, in all languages; never the word of another thing in one of them. */
export const pronouns = wordSet(
  'she he i they sie er ich elle il je ella él yo lei lui io ela ele eu zij ze hij ik',
)

/** Italian `è` and Portuguese `é` are `is`; without the accent they are `and`. */
export const isAccented = ({ raw }: Token): boolean => /^[èé]$/iu.test(raw)

const finite = wordSet('ha hanno ho sono era erano')
/** Whether there is a verb of its own in it, where that alone says so: Italian needs no subject. */
export const hasVerb = (tokens: readonly Token[], language: string): boolean =>
  language === 'it' && tokens.some((token) => finite.has(token.value) || isAccented(token))

/** What tells how often a thing is so, before what it is counted by. */
export const every = wordSet(
  `each every jede jeder jedes jeden jedem chaque cada ogni ciascun elke elk iedere ieder
każdy każda każde każdą każdym każdej każdego co`,
)

/** Before two things, the second of which is joined as in a list. */
export const betweenOf = byLanguage({
  ...{ en: 'between', de: 'zwischen', es: 'entre', fr: 'entre' },
  ...{ it: 'tra fra', nl: 'tussen', pl: 'między pomiędzy', pt: 'entre' },
})

/** Articles that are no pronouns: `el`, not `él`. */
const alone: Readonly<Record<string, RegExp>> = { fr: /^(?:du|des|une?)$/iu, es: /^(?:el|un[ao]?s?)$/iu }
export const isArticleAlone = ({ raw }: { readonly raw: string }, language: string): boolean =>
  alone[language]?.test(raw.normalize('NFC')) ?? false
