/**
 * `node bin/score.mjs [FOLDER] [--field=FOLDER]... [--raise] [--report=FILE]`: how well the corpora are read; exits with 1
 * below a committed floor. `--field` is a folder of PDFs with their truth beside them, or with their main fields in
 * `tests/corpus/main-fields`; without it its floors are skipped.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { errorsOf, errorTable } from './score-errors.mjs'
import { belowFloors, measuresOf, raised } from './score-floors.mjs'
import { fieldSet } from './main-fields.mjs'
import { generatePages, heldOutSeeds, openSeeds } from './generate-pages.mjs'
import { readFolder } from './read-folder.mjs'
import { reportOf } from './score-report.mjs'
import { tablesOf } from './score-tables.mjs'

const given = process.argv.slice(2)
const folder = given.find((argument) => !argument.startsWith('--'))
const options = (name) =>
  given.flatMap((argument) =>
    argument.startsWith(`--${name}=`) ? [argument.slice(`--${name}=`.length)] : [],
  )
const [report] = options('report')
const corpus = fileURLToPath(new URL('../tests/corpus', import.meta.url))
const { normText, scoreDirs } = await import(pathToFileURL(join(corpus, 'score.mjs')).href)
const floorsFile = join(corpus, 'floors.json')
const documents = []

const measures = { committed: measuresOf(await score('committed corpus', corpus)) }
for (const set of (await readdir(join(corpus, 'unseen'))).sort())
  measures[`unseen/${set}`] = measuresOf(
    await score(`layouts left out of tuning, ${set}`, join(corpus, 'unseen', set)),
  )
const generated = await mkdtemp(join(tmpdir(), 'thumbfolio-generated-'))
for (const [part, seeds] of [
  ['open', openSeeds],
  ['held out', heldOutSeeds],
]) {
  const folder = join(generated, part)
  await generatePages(folder, seeds)
  measures[`generated/${part}`] = measuresOf(await score(`generated pages, ${part}`, folder))
}
for (const folder of options('field').filter((folder) => existsSync(folder))) {
  const { name, pdfs, truths, compared } = await fieldSet(folder, join(generated, 'truths'))
  measures[name] = measuresOf(await score(`field cases, ${name}`, folder, pdfs, truths, compared))
}
const floors = JSON.parse(await readFile(floorsFile, 'utf8'))
const skipped = Object.keys(floors).filter((set) => set.startsWith('field') && !measures[set])
for (const set of skipped) console.log(`\nfield cases, ${set}: skipped, --field names no such folder`)
const low = belowFloors(measures, floors, skipped)
for (const { corpus: of, name, floor, value } of low)
  console.error(`${of}, ${name}: ${value} is below its floor of ${floor}`)
if (low.length > 0) process.exitCode = 1
else if (given.includes('--raise'))
  await writeFile(floorsFile, `${JSON.stringify(raised(measures, floors), undefined, 2)}\n`)

if (folder) await score('given corpus', resolve(folder))
if (report) {
  await mkdir(dirname(report), { recursive: true })
  await writeFile(report, await reportOf(documents))
  console.log(`\nEvery page with its boxes: ${report}`)
}
await rm(generated, { recursive: true })

/** Reads every PDF of a corpus into a folder of its own and prints what the scorer says. */
async function score(
  title,
  from,
  pdfs = join(from, 'pdf'),
  truths = join(from, 'truth'),
  compared = (content) => content,
) {
  const out = await mkdtemp(join(tmpdir(), 'thumbfolio-score-'))
  try {
    const { readings, refusals } = await readFolder(pdfs, out)
    for (const refusal of refusals) console.error(refusal)
    for (const [name, { content }] of readings)
      await writeFile(join(out, `${name}.json`), JSON.stringify(compared(content)))
    const result = scoreDirs(truths, out)
    const scored = await Promise.all(
      [...readings].map(async ([name, reading]) => {
        const truth = JSON.parse(await readFile(join(truths, `${name}.json`), 'utf8'))
        const errors = errorsOf(truth, compared(reading.content), normText)
        return { title, name, pdf: join(pdfs, `${name}.pdf`), reading, errors, f1: result.files[name] }
      }),
    )
    documents.push(...scored)
    console.log(tablesOf(title, result))
    console.log(errorTable(scored.flatMap(({ errors }) => errors)))
    return result
  } finally {
    await rm(out, { recursive: true })
  }
}
