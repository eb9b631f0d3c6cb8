import { wrongActor } from './guards/actors.js'
import { addedAdjunct } from './guards/adjuncts.js'
import { wrongAmount } from './guards/amounts.js'
import { wrongEndOfSpan } from './guards/bound-verbs.js'
import { doneFor } from './guards/done-for.js'
import { droppedHead } from './guards/dropped-head.js'
import { emptyClause } from './guards/empty-clauses.js'
import { otherEmployer } from './guards/employers.js'
import { leadsAll } from './guards/leads-all.js'
import { wrongLevel } from './guards/levels.js'
import { onlyRead } from './guards/only-read.js'
import { mingledIn } from './guards/mingled.js'
import { acrossStatements } from './guards/one-statement.js'
import { addedNegation, droppedNegation } from './guards/negation.js'
import { pluralOfOne } from './guards/plural-of-one.js'
import { finerDate } from './guards/finer-dates.js'
import { wrongOrder } from './guards/order.js'
import { otherEmployerAsSame } from './guards/same-employer.js'
import { wrongPeriod } from './guards/periods.js'
import { phraseClaim } from './guards/phrases.js'
import { droppedQualifier } from './guards/qualified.js'
import { roleOfAnother } from './guards/roles-of-others.js'
import { otherSingleSpan } from './guards/single-spans.js'
import { noLongerOne } from './guards/no-longer-one.js'
import { stillOne } from './guards/still-one.js'
import { roleOver } from './guards/roles-over.js'
import { toldAsGoingOn } from './guards/tense.js'
import { wrongTime } from './guards/times.js'
import { undergone } from './guards/undergone.js'
import { unknownWord } from './guards/unknown-word.js'
import { otherCount } from './joins/counted-thing.js'
import { otherHead } from './joins/counted-head.js'
import { droppedLimit } from './joins/dropped-limit.js'
import { otherTurn } from './joins/every-other.js'
import { turnedWay } from './joins/directed.js'
import { otherGiver } from './joins/granted.js'
import { otherAwardTerm } from './joins/award-terms.js'
import { otherPart } from './joins/keyword-parts.js'
import { otherLanguage } from './joins/language-lists.js'
import { otherDate } from './joins/own-dates.js'
import { addedRate, droppedRate } from './joins/rates.js'
import { crossed } from './joins/segments.js'
import { spanOfAnother } from './joins/own-spans.js'
import { toldBackwards } from './joins/told-order.js'
import { otherSpan } from './joins/told-spans.js'
import { elsewhere } from './joins/elsewhere.js'
import { otherGroup } from './joins/named-groups.js'
import { otherTown } from './joins/towns.js'
import { levelOfAnother } from './joins/skill-levels.js'
import { skillAsMeans } from './joins/skills-apart.js'
import { droppedBound } from './joins/bounds.js'
import { totalOfSome } from './joins/listed-total.js'
import { partOfThem } from './joins/of-which.js'
import { loweredTitle } from './guards/lowered.js'
import { droppedPlace } from './joins/placed.js'
import { degreeAhead } from './guards/degrees-ahead.js'
import { deedAtBound } from './guards/dated-deeds.js'
import { leadsAsDeputy } from './guards/deputies.js'
import { allOfPart } from './joins/part-counted.js'
import { oneOfEither } from './joins/either-of-two.js'
import { widenedField } from './joins/field-and-course.js'
import { thinClause } from './guards/thin-clauses.js'
import { otherModifier } from './joins/noun-pairs.js'
import { otherComplement } from './joins/other-complements.js'
import { amountOfOne } from './joins/amount-of-both.js'
import { joinedToList } from './joins/joined-to-list.js'
import { turnedLink } from './joins/turned-links.js'
import { deedOfAgent } from './guards/deeds-of-agents.js'
import { ledBeside } from './guards/led-beside.js'
import { roleFrom } from './joins/roles-from.js'
import { joinedAgain } from './joins/joined-again.js'
import { careerThere } from './joins/career-spans.js'
import { amountOfOtherYear } from './joins/years-of-amounts.js'
import { countsExchanged } from './joins/paired-counts.js'
import { allOfSome } from './joins/so-many-of.js'
import { someAsAll } from './joins/among-them.js'
import { allOfAnother } from './joins/all-of-a-thing.js'
import { helpedBy } from './guards/helped-by.js'
import { otherDegree, otherUniversity } from './joins/degree-of.js'
import { otherUnit } from './joins/units-of-time.js'
import { onlyNow } from './joins/only-now.js'
import { stillToCome } from './guards/still-to-come.js'
import { interestPlaced } from './joins/interests-placed.js'
import { allTheTime } from './joins/own-limits.js'
import { allForLast } from './joins/last-years.js'
import { changedWhole } from './joins/changed-part.js'
import { sharedAmount } from './joins/shared-amount.js'
import { widerDenial } from './joins/denied-limits.js'
import { yearlyOfOne } from './joins/dated-amounts.js'
import { tookOne } from './joins/one-unit.js'
import { otherCompany } from './joins/companions.js'
import { broughtTo } from './joins/brought-to.js'
import { yearsInRole } from './joins/years-in-role.js'
import { begunLater } from './joins/begun-later.js'
import { awardedFor } from './joins/awarded-for.js'
import { amountOfWhole } from './joins/own-amount.js'
import { atTheHead } from './guards/at-the-head.js'
import { droppedLowering } from './guards/lowering.js'
import { acrossBrackets } from './guards/around-brackets.js'
import { saidOfAll } from './guards/points-back.js'
import type { Guard } from './said.js'

/**
 * Each stops one way of saying more than the entries, in the order of reasons that a reader is told first. Those of
 * `joins` look at words that all stand in the entries, but not joined like that.
 */
export const guards: readonly Guard[] = [
  unknownWord,
  mingledIn,
  wrongLevel,
  onlyRead,
  wrongOrder,
  wrongTime,
  finerDate,
  otherSingleSpan,
  wrongEndOfSpan,
  degreeAhead,
  deedAtBound,
  toldAsGoingOn,
  stillOne,
  roleOver,
  noLongerOne,
  droppedNegation,
  addedNegation,
  droppedQualifier,
  pluralOfOne,
  loweredTitle,
  roleOfAnother,
  wrongActor,
  undergone,
  doneFor,
  droppedHead,
  otherEmployer,
  otherEmployerAsSame,
  phraseClaim,
  addedAdjunct,
  emptyClause,
  acrossStatements,
  leadsAll,
  wrongPeriod,
  wrongAmount,
  otherCount,
  otherHead,
  droppedLimit,
  droppedBound,
  partOfThem,
  totalOfSome,
  otherTurn,
  droppedRate,
  addedRate,
  toldBackwards,
  turnedWay,
  crossed,
  otherDate,
  otherLanguage,
  otherGiver,
  otherAwardTerm,
  otherPart,
  otherGroup,
  otherTown,
  elsewhere,
  otherSpan,
  spanOfAnother,
  skillAsMeans,
  levelOfAnother,
  droppedPlace,
  leadsAsDeputy,
  allOfPart,
  oneOfEither,
  widenedField,
  thinClause,
  otherModifier,
  otherComplement,
  amountOfOne,
  joinedToList,
  turnedLink,
  deedOfAgent,
  ledBeside,
  roleFrom,
  joinedAgain,
  careerThere,
  amountOfOtherYear,
  countsExchanged,
  allOfSome,
  someAsAll,
  allOfAnother,
  helpedBy,
  otherDegree,
  otherUniversity,
  otherUnit,
  onlyNow,
  stillToCome,
  interestPlaced,
  allTheTime,
  allForLast,
  changedWhole,
  sharedAmount,
  widerDenial,
  yearlyOfOne,
  tookOne,
  otherCompany,
  broughtTo,
  yearsInRole,
  begunLater,
  awardedFor,
  amountOfWhole,
  atTheHead,
  droppedLowering,
  acrossBrackets,
  saidOfAll,
]
