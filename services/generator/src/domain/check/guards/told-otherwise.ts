import type { Ground } from '../ground.js'
import { isSameTime } from '../numbers/durations.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { isAge } from './ages.js'
import { isBeyondAll } from './beyond-all.js'
import { isOneOfTeam } from './one-of-a-team.js'
import { isSharePercent } from './shares.js'
import { isTurnTold } from './turns-taken.js'

const isToldInEnglish = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  isOneOfTeam(tokens, at, grounds) || isTurnTold(tokens, at, grounds)

/** Whether an entry tells what the amount at `at` tells, by another number: `90 minutes`, `112% of quota`, `58%`. */
export const isToldOtherwise = (
  tokens: readonly Token[],
  at: number,
  said: Pick<Said, 'grounds' | 'isPlain' | 'language'>,
): boolean =>
  isBeyondAll(tokens, at, said.grounds) ||
  isAge(tokens, at, said.grounds) ||
  (said.language === 'en' && isToldInEnglish(tokens, at, said.grounds)) ||
  said.grounds.some(({ sequences }) => isSameTime(tokens, at, sequences)) ||
  isSharePercent(tokens, at, said)
