/**
 * `node bin/rules.mjs [CORPUS...] [--file=PART] [--texts=FILE] [--json=FILE]`: what each condition of the rules alone
 * changes. A condition is forced to true and to false, one at a time, and every document where it said otherwise is read
 * again. A corpus is a folder of PDFs, or one with a folder `pdf` in it; without one, the committed corpora are read.
 * `--file` takes the files of the rules whose path has PART in it, `--texts` keeps what pdf.js read between two runs.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { pdfText } from '../dist/characters/pdf-text.pdfjs.js'
import { instrumentRules } from './rule-conditions.mjs'

const given = process.argv.slice(2)
const option = (name) =>
  given.find((argument) => argument.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const corpus = fileURLToPath(new URL('../tests/corpus', import.meta.url))
const unseen = (await readdir(join(corpus, 'unseen'))).sort().map((set) => join(corpus, 'unseen', set))
const named = given.filter((argument) => !argument.startsWith('--'))
const folders = named.length > 0 ? named : [corpus, ...unseen]
/** A condition that changes more documents than this surely decides something. */
const manyDocuments = 1
const verdicts = [
  'never asked',
  'always true',
  'always false',
  'false changes nothing',
  'true changes nothing',
  'decides',
]
/** A reading that asks so many more conditions than before runs in a circle. */
const patience = 20

const texts = await textsOf(option('texts'))
const { conditions, probe } = instrumentRules(new URL('../src/', import.meta.url))
const { readResume } = await import('../src/stages/read-resume.ts')
const documents = texts.map(({ name, bytes }) => {
  probe.watch()
  const [start, reading] = [performance.now(), read(bytes)]
  return { name, bytes, reading, seen: probe.seen(), asked: probe.asked(), ms: performance.now() - start }
})
documents.sort((one, other) => one.ms - other.ms)
console.log(`${documents.length} documents, ${conditions.length} conditions`)

const chosen = conditions.filter(({ file }) => file.includes(option('file') ?? ''))
const results = chosen.map((condition) => {
  const { file, line, text } = condition
  const result = { ...condition, ...decided(condition.id) }
  const [few] = [result.onFalse ?? [], result.onTrue ?? []].sort((one, other) => one.length - other.length)
  if (result.verdict !== 'decides') console.log(`${file}:${line}  ${result.verdict}  ${text}`)
  else if (few.length === 1) console.log(`${file}:${line}  decides on ${few[0]} alone  ${text}`)
  return result
})
const files = Map.groupBy(results, ({ file }) => file)
console.log(`\n${'conditions by file'.padEnd(34)}${verdicts.map((verdict) => verdict.padStart(23)).join('')}`)
for (const [file, found] of files)
  console.log(
    file.padEnd(34) +
      verdicts
        .map((name) => String(found.filter(({ verdict }) => verdict === name).length).padStart(23))
        .join(''),
  )
if (option('json')) await writeFile(option('json'), JSON.stringify(results))

function decided(id) {
  const saying = (bit) => documents.filter(({ seen }) => (seen[id] ?? 0) & bit)
  const [yes, no] = [saying(1), saying(2)]
  if (yes.length + no.length === 0) return { verdict: 'never asked' }
  if (no.length === 0) return { verdict: 'always true' }
  if (yes.length === 0) return { verdict: 'always false' }
  const [onFalse, onTrue] = [changedBy(id, false, yes), changedBy(id, true, no)]
  if (onFalse.length === 0) return { verdict: 'false changes nothing', onFalse, onTrue }
  if (onTrue.length === 0) return { verdict: 'true changes nothing', onFalse, onTrue }
  return { verdict: 'decides', onFalse, onTrue }
}

/** The documents that read otherwise when the condition is forced. */
function changedBy(id, value, concerned) {
  const changed = []
  for (const { name, bytes, reading, asked } of concerned) {
    probe.force(id, value, patience * asked + 10_000)
    if (read(bytes) !== reading) changed.push(name)
    if (changed.length > manyDocuments) break
  }
  return changed
}

function read(bytes) {
  try {
    return JSON.stringify(readResume(deserialize(bytes)))
  } catch (error) {
    return `failed: ${error.message}`
  }
}

async function textsOf(file) {
  if (file && existsSync(file)) return deserialize(await readFile(file))
  const found = []
  for (const folder of folders) {
    const from = existsSync(join(folder, 'pdf')) ? join(folder, 'pdf') : folder
    for (const name of (await readdir(from)).filter((entry) => entry.endsWith('.pdf')).sort())
      found.push({ name, bytes: serialize(await pdfText(new Uint8Array(await readFile(join(from, name))))) })
  }
  if (file) await writeFile(file, serialize(found))
  return found
}
