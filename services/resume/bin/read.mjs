/** `npm run --silent read -- DIR OUT [--provenance]`: every PDF of DIR becomes OUT/NAME.json in the JSON Resume schema. */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { ChildProcessPdfReader } from '../dist/adapters/pdf-reader.child-process.js'

const given = process.argv.slice(2)
const [from, to] = given.filter((argument) => !argument.startsWith('--'))
if (from === undefined || to === undefined) {
  console.error('usage: npm run --silent read -- DIR OUT [--provenance]')
  process.exit(2)
}
const isWhole = given.includes('--provenance')

await mkdir(to, { recursive: true })
const names = (await readdir(from)).filter((name) => name.toLowerCase().endsWith('.pdf')).sort()
const reader = new ChildProcessPdfReader({ children: availableParallelism() })
const refusals = await Promise.all(names.map(readOne))
await reader[Symbol.asyncDispose]()
const refused = refusals.filter((refusal) => refusal !== undefined)
for (const refusal of refused) console.error(refusal)
console.error(`${names.length - refused.length} read, ${refused.length} refused`)

/** Writes one reading, or answers with why there is none. */
async function readOne(name) {
  try {
    const reading = await reader.read(join(from, name))
    const text = JSON.stringify(isWhole ? reading : reading.content, undefined, 2)
    await writeFile(join(to, `${basename(name).slice(0, -4)}.json`), `${text}\n`)
    return undefined
  } catch (error) {
    return `${name}: ${error.message}`
  }
}
