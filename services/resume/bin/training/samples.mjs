import { careerHeads } from '../../dist/domain/reading/entries/career.js'
import { featuredHeads } from '../../dist/domain/reading/entries/head-features.js'
import { isReachable } from './crf.mjs'
import { plain } from './measure.mjs'

const fields = ['company', 'role', 'place']
const holds = (text, part) => part !== '' && ` ${plain(text)} `.includes(` ${part} `)

/** 0 for what is no field, else the place of the field among company, role and place, from 1. */
const labelIn = (job, part, isLocated) => {
  const found = fields.filter((field) => holds(job[field], part))
  const chosen = isLocated && found.includes('place') ? 'place' : found[0]
  return chosen ? fields.indexOf(chosen) + 1 : 0
}

const targetOf = ({ parts, features }, jobs) => {
  const chosen = features.map((_, at) => parts[at])
  const worth = (target) => chosen.reduce((sum, { phrase }, at) => sum + (target[at] > 0 ? phrase.text.length : 0), 0)
  const targets = jobs.map((job) => chosen.map(({ phrase, piece }) => labelIn(job, plain(phrase.value), piece.slot === 'place')))
  return targets.reduce((best, target) => (worth(target) > worth(best) ? target : best))
}

/** The heads of a document's jobs with the right label of each part; heads of which no role is known are left out. */
export const samplesOf = ({ sections }, truth) =>
  sections.sections
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ lines }) => featuredHeads(careerHeads(lines)))
    .map((head) => ({ head, target: head.features.length === 0 ? [] : targetOf(head, truth) }))
    .filter(({ head, target }) => target.includes(2) && isReachable(head, target))
