/** `make fuzz` (SEED, MUTANTS): spoiled PDFs through the reader as the service runs it; exits with 1 when one breaks it. */
import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChildProcessPdfReader } from '../../src/process/pdf-reader.child-process.js'
import { mutantsOf } from './mutants.js'
import { tryMutant, watchChildren } from './trial.js'

const [givenSeed, givenCount] = process.argv.slice(2).map(Number)
const seed = givenSeed || randomInt(1, 2 ** 31)
const count = givenCount || 2_000
const [cpuLimitMs, wallLimitMs] = [8_000, 30_000]
const limitBytes = 512 * 2 ** 20
const children = 2

const corpus = new URL('../corpus/pdf/', import.meta.url)
const files = (await readdir(corpus)).sort()
const pdfs = await Promise.all(files.map((file) => readFile(new URL(file, corpus))))
const folder = await mkdtemp(join(tmpdir(), 'thumbfolio-fuzz-'))
console.log(`seed ${seed}, ${count} mutants of ${pdfs.length} PDFs`)

const reader = new ChildProcessPdfReader({
  children,
  cpuLimitMs,
  wallLimitMs,
  memoryLimitBytes: limitBytes,
})
const watch = watchChildren()
const kinds = new Map<string, number>()
let slowest = 0
const mutants = mutantsOf(pdfs, seed, count)
const work = async () => {
  for (const mutant of mutants) {
    const { kind, why, ms } = await tryMutant(reader, folder, mutant)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    slowest = Math.max(slowest, ms)
    if (['pdf-too-heavy', 'reader-busy'].includes(kind))
      console.log(`${kind}: ${mutant.name}, ${Math.round(ms)} ms`)
    if (why !== undefined) console.error(`${folder}/${mutant.name}.pdf: ${why}`)
  }
}
await Promise.all(Array.from({ length: children }, work))
watch.stop()
await reader[Symbol.asyncDispose]()

const peak = watch.peakBytes()
for (const [kind, times] of [...kinds].sort((a, b) => b[1] - a[1]))
  console.log(`${kind.padEnd(22)}${String(times).padStart(6)}`)
console.log(
  `slowest ${Math.round(slowest)} ms of ${wallLimitMs}, most memory ${Math.round(peak / 2 ** 20)} MB of 512`,
)
// A reader is looked at ten times a second, so it may pass the limit by what it takes in that time.
if ((kinds.get('broken') ?? 0) > 0 || slowest > 1.25 * wallLimitMs || peak > 1.25 * limitBytes)
  process.exitCode = 1
