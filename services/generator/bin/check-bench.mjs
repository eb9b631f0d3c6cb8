/** Check with provenance and render of a long resume: eight people's entries as one person's, 200 sentences of the labelled set. Prints a table. */
import { checkPage } from '../dist/domain/check/check-page.js'
import { check } from '../dist/domain/check/check.js'
import { factsOf } from '../dist/domain/facts.js'
import { render } from '../dist/domain/render/render.js'
import { labelledAnswers } from './trust-set.mjs'

const rounds = Number(process.argv[2] ?? 60)
const warmUps = 5
/** Named, so that the resume stays as long as it is when the set grows. */
const people = new Set('accountant chef electrician nurse scientist student swe teacher'.split(' '))
const content = {}
const sentences = new Map()
const seen = new Map()
for (const { person, content: own, sentences: given } of labelledAnswers()) {
  if (!people.has(person)) continue
  const shifts = seen.get(person) ?? joined(own)
  seen.set(person, shifts)
  const sources = (ids) =>
    ids.map((id) => id.replace(/^(\w+)\/(\d+)$/, (_, s, at) => `${s}/${Number(at) + shifts[s]}`))
  for (const { text, sources: ids } of given) sentences.set(text, { text, sources: sources(ids) })
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

const intro = [...sentences.values()]
  .filter((_, at, all) => at % Math.max(1, Math.floor(all.length / 200)) === 0)
  .slice(0, 200)
const sections = Object.keys(content)
  .filter((name) => name !== 'basics')
  .map((name) => ({
    name,
    entries: content[name].map((_, at) => ({ id: `${name}/${at}`, emphasis: 'normal' })),
  }))
const composition = { language: 'en', intro, sections }
const contact = { email: true, phone: false, address: false }
const site = { name: 'long', url: 'https://long.sites.example/', appOrigin: 'https://app.example' }

const place = { page: 1, box: [72, 72, 200, 10] }
const everything = factsOf(content, composition, { email: true, phone: true, address: true })
const sources = Object.fromEntries(everything.map(({ pointer }) => [pointer, place]))

const [words, checks, boths] = [[], [], []]
for (let n = 0; n < warmUps + rounds; n++) {
  const before = performance.now()
  check(composition, content)
  const from = performance.now()
  const { composition: checked } = checkPage(composition, { content, sources, contact })
  const between = performance.now()
  render({ content, composition: checked, site, contact, indexed: true })
  if (n < warmUps) continue
  words.push(from - before)
  checks.push(between - from)
  boths.push(performance.now() - from)
}

const percentile = (values, p) => [...values].sort((a, b) => a - b)[Math.floor(values.length * p)]
const row = (what, value, wanted) => console.log(`${what.padEnd(46)}${value.padStart(12)}   ${wanted}`)
row('sentences checked', `${intro.length}`, '200')
row('facts with a source', `${everything.length}`, '')
row('check of the words alone, p50', `${percentile(words, 0.5).toFixed(1)} ms`, '')
row('check with provenance, p50', `${percentile(checks, 0.5).toFixed(1)} ms`, '')
row('check + render, p50', `${percentile(boths, 0.5).toFixed(1)} ms`, 'under 60 ms')
row('check + render, p95', `${percentile(boths, 0.95).toFixed(1)} ms`, '')
