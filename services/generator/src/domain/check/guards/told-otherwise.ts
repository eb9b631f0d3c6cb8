import type { Ground } from '../ground.js'
import { isCountedSo } from '../joins/counted-lists.js'
import { isSameTime } from '../numbers/durations.js'
import type { Basis } from '../said.js'
import type { Token } from '../tokens.js'
import { isAge, isAgeOfYoung } from './ages.js'
import { isBeyondAll } from './beyond-all.js'
import { isOutOfTen } from './out-of-ten.js'
import { isOneOfTeam } from './one-of-a-team.js'
import { isSoFar } from './so-far.js'
import { isHalfAsPercent, isSharePercent } from './shares.js'
import { isTurnTold } from './turns-taken.js'

const isToldInEnglish = (tokens: readonly Token[], at: number, grounds: readonly Ground[]) =>
  isOneOfTeam(tokens, at, grounds) || isTurnTold(tokens, at, grounds)

/** Whether an entry tells what the amount at `at` tells, by another number: `90 minutes`, `112% of quota`, `58%`. */
export const isToldOtherwise = (tokens: readonly Token[], at: number, basis: Basis): boolean =>
  isBeyondAll(tokens, at, basis.grounds) ||
  isAge(tokens, at, basis.grounds) ||
  isAgeOfYoung(tokens, at, basis.grounds) ||
  (basis.language === 'en' && isToldInEnglish(tokens, at, basis.grounds)) ||
  basis.grounds.some(({ sequences }) => isSameTime(tokens, at, sequences)) ||
  isOutOfTen(tokens, at, basis) ||
  isHalfAsPercent(tokens, at, basis) ||
  isSharePercent(tokens, at, basis)

/** The same by a list, a share or the time that has gone by, which is looked for last. */
export const isToldByMore = (tokens: readonly Token[], at: number, basis: Basis): boolean =>
  isSoFar(tokens, at, basis) || isCountedSo(tokens, at, basis.grounds, basis.language)
