/** `node bin/score.mjs [FOLDER] [--raise]`: how well the corpus is read; exits with 1 below a committed floor. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { belowFloors, measuresOf, raised } from './score-floors.mjs'
import { readFolder } from './read-folder.mjs'
import { tablesOf } from './score-tables.mjs'

const given = process.argv.slice(2)
const folder = given.find((argument) => !argument.startsWith('--'))
const corpus = fileURLToPath(new URL('../tests/corpus', import.meta.url))
const floorsFile = join(corpus, 'floors.json')

const committed = measuresOf(await score('committed corpus', corpus, join(corpus, 'score.mjs')))
const floors = JSON.parse(await readFile(floorsFile, 'utf8'))
const low = belowFloors(committed, floors)
for (const { name, floor, value } of low) console.error(`${name}: ${value} is below its floor of ${floor}`)
if (low.length > 0) process.exitCode = 1
else if (given.includes('--raise'))
  await writeFile(floorsFile, `${JSON.stringify(raised(committed, floors), undefined, 2)}\n`)
if (folder) await score('given corpus', resolve(folder), resolve(folder, '..', 'score.mjs'))

/** Reads every PDF of a corpus into a folder of its own and prints what the scorer says. */
async function score(title, from, scorer) {
  const { scoreDirs } = await import(pathToFileURL(scorer).href)
  const out = await mkdtemp(join(tmpdir(), 'thumbfolio-score-'))
  try {
    for (const refusal of await readFolder(join(from, 'pdf'), out)) console.error(refusal)
    const result = scoreDirs(join(from, 'truth'), out)
    console.log(tablesOf(title, result))
    return result
  } finally {
    await rm(out, { recursive: true })
  }
}
