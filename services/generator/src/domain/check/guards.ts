import { wrongActor } from './guards/actors.js'
import { addedAdjunct } from './guards/adjuncts.js'
import { wrongAmount } from './guards/amounts.js'
import { wrongEndOfSpan } from './guards/bound-verbs.js'
import { doneFor } from './guards/done-for.js'
import { droppedHead } from './guards/dropped-head.js'
import { emptyClause } from './guards/empty-clauses.js'
import { otherEmployer } from './guards/employers.js'
import { otherFirm } from './guards/firms.js'
import { purposeAsDeed } from './guards/purposes.js'
import { wrongHead } from './guards/head-of.js'
import { newCompound } from './guards/hyphenated.js'
import { leadsAll } from './guards/leads-all.js'
import { wrongLevel } from './guards/levels.js'
import { mingledIn } from './guards/mingled.js'
import { acrossStatements } from './guards/one-statement.js'
import { droppedNegation } from './guards/negation.js'
import { finerDate } from './guards/finer-dates.js'
import { wrongOrder } from './guards/order.js'
import { wrongPeriod } from './guards/periods.js'
import { phraseClaim } from './guards/phrases.js'
import { droppedQualifier } from './guards/qualified.js'
import { roleOfAnother } from './guards/roles-of-others.js'
import { otherSingleSpan } from './guards/single-spans.js'
import { stillOne } from './guards/still-one.js'
import { toldAsGoingOn } from './guards/tense.js'
import { wrongTime } from './guards/times.js'
import { undergone } from './guards/undergone.js'
import { unknownWord } from './guards/unknown-word.js'
import { otherCount } from './joins/counted-thing.js'
import { otherTurn } from './joins/every-other.js'
import { turnedWay } from './joins/directed.js'
import { fieldOfAnother } from './joins/employers-field.js'
import { otherGrades } from './joins/grade-list.js'
import { otherGiver } from './joins/granted.js'
import { otherPart } from './joins/keyword-parts.js'
import { otherLanguage } from './joins/language-lists.js'
import { otherDate } from './joins/own-dates.js'
import { droppedRate } from './joins/rates.js'
import { crossed } from './joins/segments.js'
import { spanOfAnother } from './joins/own-spans.js'
import { toldBackwards } from './joins/told-order.js'
import { toldAbout } from './joins/told-about.js'
import { otherSpan } from './joins/told-spans.js'
import { elsewhere } from './joins/elsewhere.js'
import { otherTown } from './joins/towns.js'
import { skillAsMeans } from './joins/skills-apart.js'
import { turnedName } from './joins/turned-names.js'
import { droppedBound } from './joins/bounds.js'
import { totalOfSome } from './joins/listed-total.js'
import { partOfThem } from './joins/of-which.js'
import { wholeForPart } from './joins/part-of.js'
import { loweredTitle } from './guards/lowered.js'
import { toldAsApart } from './joins/beside.js'
import { droppedPlace } from './joins/placed.js'
import { unnamedPlace } from './joins/there.js'
import { degreeAhead } from './guards/degrees-ahead.js'
import { leadsAsDeputy } from './guards/deputies.js'
import { otherFocus } from './joins/focus.js'
import type { Guard } from './said.js'

/**
 * Each stops one way of saying more than the entries, in the order of reasons that a reader is told first. Those of
 * `joins` look at words that all stand in the entries, but not joined like that.
 */
export const guards: readonly Guard[] = [
  unknownWord,
  newCompound,
  mingledIn,
  wrongLevel,
  wrongOrder,
  wrongTime,
  finerDate,
  otherSingleSpan,
  wrongEndOfSpan,
  degreeAhead,
  toldAsGoingOn,
  stillOne,
  droppedNegation,
  droppedQualifier,
  loweredTitle,
  roleOfAnother,
  wrongActor,
  undergone,
  doneFor,
  wrongHead,
  droppedHead,
  purposeAsDeed,
  otherFirm,
  otherEmployer,
  phraseClaim,
  addedAdjunct,
  emptyClause,
  acrossStatements,
  leadsAll,
  wrongPeriod,
  wrongAmount,
  otherCount,
  droppedBound,
  wholeForPart,
  partOfThem,
  totalOfSome,
  otherTurn,
  droppedRate,
  toldBackwards,
  turnedWay,
  toldAbout,
  crossed,
  otherDate,
  otherLanguage,
  otherGiver,
  otherGrades,
  otherPart,
  otherTown,
  elsewhere,
  fieldOfAnother,
  otherSpan,
  spanOfAnother,
  turnedName,
  skillAsMeans,
  toldAsApart,
  droppedPlace,
  unnamedPlace,
  leadsAsDeputy,
  otherFocus,
]
