/**
 * Check with provenance and render of a long resume: five people's entries as one person's, and 200 sentences about them
 * as a model writes them, one in ten of which says more than its entries. Prints a table.
 */
import { checkPage } from '../dist/domain/check/check-page.js'
import { factsOf } from '../dist/domain/facts.js'
import { render } from '../dist/domain/render/render.js'
import { labelDay, labelledAnswers } from './trust-set.mjs'

const rounds = Number(process.argv[2] ?? 60)
/** A worker's first pages are checked by code that is not compiled yet; it is its later ones that make a queue. */
const warmUps = 40
const [mostTrue, mostInvented] = [180, 20]
/** Named, so that the resume stays as long as it is when the set grows. */
const people = new Set('accountant architect structural swe traindriver'.split(' ').map((job) => `en-${job}`))
const content = {}
const told = { true: new Map(), invented: new Map() }
const seen = new Map()
for (const { person, content: own, sentences } of labelledAnswers()) {
  if (!people.has(person)) continue
  const shifts = seen.get(person) ?? joined(own)
  seen.set(person, shifts)
  for (const { label, text, sources } of sentences) {
    // There is one person on a page.
    if (sources.includes('basics')) continue
    const ids = sources.map((id) =>
      id.replace(/^(\w+)\/(\d+)$/, (_, s, at) => `${s}/${Number(at) + shifts[s]}`),
    )
    told[label].set(text, { text, sources: ids })
  }
}

/** Adds a person's entries to the content; where each of their sections begins. */
function joined(own) {
  const shifts = {}
  for (const [section, entries] of Object.entries(own))
    if (Array.isArray(entries)) {
      shifts[section] = content[section]?.length ?? 0
      content[section] = [...(content[section] ?? []), ...entries]
    } else if (section === 'basics') content.basics ??= entries
  return shifts
}

const some = (all, most) =>
  [...all.values()].filter((_, at) => at % Math.floor(all.size / most) === 0).slice(0, most)
const sentences = [...some(told.true, mostTrue), ...some(told.invented, mostInvented)]
const isAbout = ({ sources }, id) => sources.length === 1 && sources[0] === id
const intro = sentences.filter(({ sources }) => sources.length > 1)
const sections = Object.keys(content)
  .filter((name) => name !== 'basics')
  .map((name) => ({
    name,
    entries: content[name].map((_, at) => ({
      ...{ id: `${name}/${at}`, emphasis: 'normal' },
      prose: sentences.filter((sentence) => isAbout(sentence, `${name}/${at}`)),
    })),
  }))
const composition = { language: 'en', intro, sections }
const contact = { email: true, phone: false, address: false }
const site = { name: 'long', url: 'https://long.sites.example/', appOrigin: 'https://app.example' }

const place = { page: 1, box: [72, 72, 200, 10] }
const everything = factsOf(content, composition, { email: true, phone: true, address: true })
const sources = Object.fromEntries(everything.map(({ pointer }) => [pointer, place]))

const [checks, boths] = [[], []]
let [kept, first] = [0, 0]
for (let n = 0; n < warmUps + rounds; n++) {
  const from = performance.now()
  const { composition: checked } = checkPage(composition, { content, sources, contact }, labelDay)
  const between = performance.now()
  render({ content, composition: checked, site, contact, indexed: true })
  kept = [
    ...checked.intro,
    ...checked.sections.flatMap(({ entries }) => entries.flatMap(({ prose = [] }) => prose)),
  ].length
  const both = performance.now() - from
  if (n === 0) first = both
  if (n < warmUps) continue
  checks.push(between - from)
  boths.push(both)
}

const percentile = (values, p) => [...values].sort((a, b) => a - b)[Math.floor(values.length * p)]
const row = (what, value, wanted) => console.log(`${what.padEnd(46)}${value.padStart(12)}   ${wanted}`)
row('sentences checked', `${sentences.length}`, '200')
row('sentences kept', `${kept}`, `of ${mostTrue} true ones`)
row('facts with a source', `${everything.length}`, '')
row('check with provenance, p50', `${percentile(checks, 0.5).toFixed(1)} ms`, '')
row('check + render, p50', `${percentile(boths, 0.5).toFixed(1)} ms`, 'under 60 ms')
row('check + render, the first page of a process', `${first.toFixed(1)} ms`, '')
row('check + render, p95', `${percentile(boths, 0.95).toFixed(1)} ms`, '')
