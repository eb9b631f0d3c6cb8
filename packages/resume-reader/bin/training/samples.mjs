import { careerHeads } from '../../dist/fields/career.js'
import { isReachable } from './crf.mjs'
import { plain } from './measure.mjs'

const fields = ['company', 'role', 'place']
const holds = (text, part) => text !== undefined && part !== '' && ` ${plain(text)} `.includes(` ${part} `)

/** 0 for what is no field, else the place of the field among company, role and place, from 1. */
const labelIn = (job, part, isLocated) => {
  const found = fields.filter((field) => holds(job[field], part))
  const chosen = isLocated && found.includes('place') ? 'place' : found[0]
  return chosen ? fields.indexOf(chosen) + 1 : 0
}

const targetOf = ({ parts, features }, jobs) => {
  const chosen = features.map((_, at) => parts[at])
  const worth = (target) =>
    chosen.reduce((sum, { phrase }, at) => sum + (target[at] > 0 ? phrase.text.length : 0), 0)
  const targets = jobs.map((job) =>
    chosen.map(({ phrase, piece }) => labelIn(job, plain(phrase.value), piece.slot === 'place')),
  )
  return targets.reduce((best, target) => (worth(target) > worth(best) ? target : best))
}

const isKnown = ({ head, target }) => (target.includes(1) || target.includes(2)) && isReachable(head, target)

/** The heads of a document's jobs with the right label of each part; those that hold neither company nor role are left out. */
export const samplesOf = ({ sections }, { work, volunteering }) => {
  const read = (wanted, jobs, prior) =>
    sections.sections
      .filter(({ kind }) => kind === wanted)
      .map(({ lines }) => {
        const { featured, slots } = careerHeads(lines, prior)
        const heads = featured.filter(({ features }) => features.length > 0)
        return { slots, samples: heads.map((head) => ({ head, target: targetOf(head, jobs) })) }
      })
  const jobs = read('work', work)
  const others = read('volunteer', [...work, ...volunteering], jobs[0]?.slots)
  return [...jobs, ...others].flatMap(({ samples }) => samples).filter(isKnown)
}
