import { wordSet } from '../forms/word-set.js'

/** Who a sentence is about, in all languages; never the word of another thing in one of them. */
export const pronouns = wordSet(
  'she he i they sie er ich elle il je ella él yo lei lui io ela ele eu zij ze hij ik',
)

/** What tells how often a thing is so, before what it is counted by. */
export const every = wordSet(
  `each every jede jeder jedes jeden jedem chaque cada ogni ciascun elke elk iedere ieder
każdy każda każde każdą każdym każdej każdego co`,
)
