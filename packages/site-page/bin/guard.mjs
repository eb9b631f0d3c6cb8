/**
 * `node bin/guard.mjs [FOLDER ...]`: what the guard of finished pages finds of seeded leaks, and on how many good pages it
 * finds something. Each FOLDER holds JSON Resumes, whose pages are measured beside those of invented people. Exits with 1
 * where a target is missed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { personalFactsIn } from '../dist/guard/personal-facts-in.js'
import { arrange } from '../dist/arrange/arrange.js'
import { arrangeLocally } from '../dist/arrange/arrange-locally.js'
import { drawingsOf } from '../dist/card/drawings.js'
import { render } from '../dist/render/render.js'
import { goodResumes, harmlessResume, seededLeaks, splitFields, textFields } from './guard-corpus.mjs'

const fewestFound = 0.97
const mostAlarms = 0.02
const harmlessPages = 200
const contactKinds = new Set(['email', 'phone', 'address'])
const people = goodResumes()

const found = measureLeaks('leaks.txt')
measureLeaks('later-leaks.txt')
for (const folder of process.argv.slice(2).filter((one) => existsSync(one)))
  measureAlarms(`Pages of ${folder}`, resumesIn(folder))
const alarms = [
  measureAlarms('Pages of invented people', people),
  measureAlarms(
    'Pages with lines that look personal',
    Array.from({ length: harmlessPages }, (_, at) => harmlessResume(at)),
  ),
]
if (found < fewestFound || alarms.some((share) => share > mostAlarms)) process.exitCode = 1

function measureLeaks(file) {
  const rows = seededLeaks(file).map(tried)
  const held = rows.filter(({ isHeldOut }) => isHeldOut)
  console.log(`${file}: found of all (and of those held out of tuning)`)
  for (const [kind, of] of Map.groupBy(rows, (one) => one.kind)) printShare(kind, of)
  printShare('all', rows, held)
  const count = (of) => new Set(rows.map(of)).size
  console.log(
    `  in ${count(({ field }) => field)} fields of the schema, ${count(({ language }) => language)} languages`,
  )
  for (const { kind, language, field, parts } of rows.filter(({ isFound }) => !isFound))
    console.log(`  missed: ${kind}, ${language}, ${field}: ${parts.join(' // ')}`)
  return rows.filter(({ isFound }) => isFound).length / rows.length
}

function printShare(title, rows, held = rows.filter(({ isHeldOut }) => isHeldOut)) {
  const share = (of) => `${of.filter(({ isFound }) => isFound).length}/${of.length}`.padStart(8)
  console.log(`  ${title.padEnd(32)}${share(rows)}${held.length > 0 ? share(held) : ''}`)
}

/** A leak in the first field, of those in turn, whose text the page shows. A language without resumes uses all of them. */
function tried(leak, at) {
  const speakers = people.filter(({ language }) => language === leak.language)
  const { content } = (speakers.length > 0 ? speakers : people)[at % 11]
  const fields = leak.parts.length > 1 ? splitFields : textFields
  const usual = new Set(factsOf(pageOf({ content, language: leak.language })).map(keyOf))
  for (let skipped = 0; skipped < fields.length; skipped++) {
    const { name: field, put } = fields[(at * 7 + skipped) % fields.length]
    const page = pageOf({ content: put(content, ...leak.parts), language: leak.language })
    if (!leak.parts.every((part) => isShown(page, part))) continue
    const fresh = factsOf(page).filter((fact) => !usual.has(keyOf(fact)))
    return { ...leak, field, isFound: fresh.some(({ kind }) => isNamed(kind, leak, field)) }
  }
  throw new Error(`No page shows this leak: ${leak.parts.join(' // ')}`)
}

/** Among references, contact data are those of somebody else. */
function isNamed(kind, { findings }, field) {
  const isTheirs = kind === 'contact-of-others' && field.startsWith('references')
  return findings.includes(kind) || (isTheirs && findings.some((one) => contactKinds.has(one)))
}

function measureAlarms(title, resumes) {
  const rows = resumes.map((resume) => ({ ...resume, facts: factsOf(pageOf(resume)) }))
  const loud = rows.filter(({ facts }) => facts.length > 0)
  console.log(`${title}: ${loud.length} of ${rows.length} are asked about`)
  for (const { name, facts } of loud)
    for (const { kind, text, lines } of new Map(facts.map((one) => [keyOf(one), one])).values())
      console.log(`  ${name}: ${kind} "${text}" in "${lines.join(' // ').slice(0, 120)}"`)
  return loud.length / rows.length
}

function resumesIn(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => {
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    delete content.meta
    delete content.$schema
    return { name: file, content }
  })
}

function pageOf({ content, language }) {
  const page = {
    content,
    composition: arrange(arrangeLocally(content), content, language).composition,
    site: { name: 'ida', url: 'https://ida.sites.example/', appOrigin: 'https://app.example' },
    contact: { email: false, phone: false, address: false },
    indexed: true,
  }
  const { files } = render(page)
  return { files, language: page.composition.language, drawings: drawingsOf(page, files) }
}

function factsOf({ files, ...context }) {
  return personalFactsIn(files, context)
}

function keyOf({ kind, text }) {
  return `${kind} ${text}`
}

/** Whether the page holds a text as it is, in a value of its resume. */
function isShown({ files }, text) {
  const json = new TextDecoder().decode(files.find(({ path }) => path === 'resume.json').body)
  let isThere = false
  JSON.parse(json, (_key, value) => {
    isThere ||= typeof value === 'string' && value.includes(text.replace(/\s+/g, ' '))
    return value
  })
  return isThere
}
