/**
 * `node bin/guard.mjs [FOLDER ...]`: what the guard of finished pages finds of seeded leaks, and on how many good pages it
 * finds something. FOLDER holds JSON Resumes; their pages are measured with those of invented people. Exits with 1 below
 * the targets.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { arrange } from '../dist/domain/page/arrange.js'
import { arrangeLocally } from '../dist/domain/page/arrange-locally.js'
import { personalFactsIn } from '../dist/domain/guard/personal-facts-in.js'
import { drawingsOf } from '../dist/domain/render/card/drawings.js'
import { render } from '../dist/domain/render/render.js'
import { goodResumes, harmlessResume, seededLeaks, splitFields, textFields } from './guard-corpus.mjs'

const fewestFound = 0.97
const mostAlarms = 0.02
const harmlessPages = 200

const pageOf = ({ content, language }) => {
  const page = {
    content,
    composition: arrange(arrangeLocally(content), content, language).composition,
    site: { name: 'ida', url: 'https://ida.sites.example/', appOrigin: 'https://app.example' },
    contact: { email: false, phone: false, address: false },
    indexed: true,
  }
  const { files } = render(page)
  return { files, context: { language: page.composition.language, drawings: drawingsOf(page, files) } }
}
const times = []
const factsOf = (resume) => {
  const { files, context } = pageOf(resume)
  const startedAt = process.cpuUsage()
  const facts = personalFactsIn(files, context)
  const { user, system } = process.cpuUsage(startedAt)
  times.push((user + system) / 1_000)
  return facts
}
const contact = new Set(['email', 'phone', 'address'])
const keyOf = ({ kind, text }) => `${kind} ${text}`

function leaks() {
  const people = goodResumes()
  const rows = seededLeaks().map((leak, at) => {
    const person = people.filter(({ language }) => language === leak.language)[at % 11]
    const fields = leak.parts.length > 1 ? splitFields : textFields
    for (let tried = 0; tried < fields.length; tried++) {
      const field = fields[(at * 7 + tried) % fields.length]
      const content = field.put(person.content, ...leak.parts)
      const { files, context } = pageOf({ content, language: leak.language })
      if (!leak.parts.every((part) => isShown(files, part))) continue
      const usual = new Set(factsOf(person).map(keyOf))
      const fresh = personalFactsIn(files, context).filter((fact) => !usual.has(keyOf(fact)))
      return {
        ...leak,
        field: field.name,
        fresh,
        isFound: fresh.some(({ kind }) => isNamed(kind, leak, field)),
      }
    }
    throw new Error(`No page shows this leak: ${leak.parts.join(' // ')}`)
  })
  return rows
}

/** Among references, contact data are those of somebody else. */
const isNamed = (kind, { findings }, { name }) =>
  findings.includes(kind) ||
  (kind === 'contact-of-others' && name.startsWith('references') && findings.some((one) => contact.has(one)))

/** Whether the page holds it as it is, in a text of its resume. */
function isShown(files, text) {
  const json = new TextDecoder().decode(files.find(({ path }) => path === 'resume.json').body)
  const values = []
  JSON.parse(json, (_key, value) => (typeof value === 'string' && values.push(value), value))
  return values.some((value) => value.includes(text.replace(/\s+/g, ' ')))
}

const share = (rows) => `${rows.filter(({ isFound }) => isFound).length}/${rows.length}`
const found = leaks()
console.log('Seeded leaks, found of all (held out of tuning)')
for (const [kind, rows] of Map.groupBy(found, ({ kind }) => kind))
  console.log(
    `  ${kind.padEnd(32)}${share(rows).padStart(7)}${share(rows.filter(({ isHeldOut }) => isHeldOut)).padStart(7)}`,
  )
const held = found.filter(({ isHeldOut }) => isHeldOut)
console.log(`  ${'all'.padEnd(32)}${share(found).padStart(7)}${share(held).padStart(7)}`)
console.log(
  `  in ${new Set(found.map(({ field }) => field)).size} fields of the schema, ${new Set(found.map(({ language }) => language)).size} languages`,
)
for (const miss of found.filter(({ isFound, isHeldOut }) => !isFound && !isHeldOut))
  console.log(
    `  missed: ${miss.kind}, ${miss.language}, ${miss.field}: ${miss.parts.join(' // ')}   ${miss.fresh.map(keyOf).join('; ')}`,
  )

function alarms(title, resumes) {
  const rows = resumes.map((resume) => ({ ...resume, facts: factsOf(resume) }))
  const loud = rows.filter(({ facts }) => facts.length > 0)
  console.log(`${title}: ${loud.length} of ${rows.length} pages`)
  for (const { name, facts } of loud)
    for (const fact of new Map(facts.map((one) => [keyOf(one), one])).values())
      console.log(`  ${name}: ${keyOf(fact)}   < ${fact.lines.join(' // ').slice(0, 120)}`)
  return loud.length / rows.length
}
const folders = process.argv.slice(2).map((folder) =>
  alarms(
    `Pages of ${folder}`,
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const {
          meta: _meta,
          $schema: _schema,
          ...content
        } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
        return { name: file, content }
      }),
  ),
)
alarms('Pages of invented people', goodResumes())
const harmless = alarms(
  'Pages with lines that look personal',
  Array.from({ length: harmlessPages }, (_, at) => harmlessResume(at)),
)
times.sort((a, b) => a - b)
console.log(
  `Processor time a page: p50 ${times[Math.floor(times.length / 2)].toFixed(2)} ms, p99 ${times[Math.floor(times.length * 0.99)].toFixed(2)} ms`,
)
if (found.filter(({ isFound }) => isFound).length < fewestFound * found.length || harmless > mostAlarms)
  process.exitCode = 1
