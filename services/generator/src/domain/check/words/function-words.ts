import { byLanguage, wordSet } from '../forms/word-set.js'

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
/** They join things of one kind. */
export const conjunctions = wordSet('and or und oder sowie et ou y e o u ed en of i oraz lub')
/** Who a sentence is about; Spanish `él` without its accent is an article. */
export const subjects = byLanguage({
  ...{ en: 'she he i they', de: 'sie er ich', fr: 'elle il je', es: 'ella yo' },
  ...{ it: 'lei lui io', pt: 'ela ele eu', nl: 'zij ze hij ik', pl: 'ona on ja' },
})

/** Who a sentence is about, in all languages; never the word of another thing in one of them. */
export const pronouns = wordSet(
  'she he i they sie er ich elle il je ella él yo lei lui io ela ele eu zij ze hij ik',
)

/** What tells how often a thing is so, before what it is counted by. */
export const every = wordSet(
  `each every jede jeder jedes jeden jedem chaque cada ogni ciascun elke elk iedere ieder
każdy każda każde każdą każdym każdej każdego co`,
)
