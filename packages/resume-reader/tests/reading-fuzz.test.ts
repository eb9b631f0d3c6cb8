import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ChildProcessPdfReader } from '../src/process/pdf-reader.child-process.js'
import { mutantsOf } from './fuzz/mutants.js'
import { tryMutant, watchChildren } from './fuzz/trial.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const seed = 20_261_121
/** A short series; `make fuzz`, which `make verify-long` runs, reads 2,000. */
const count = 25
const memoryLimitBytes = 512 * 2 ** 20

describe('reading spoiled PDFs', () => {
  test('when 25 mutants are read, then each is a reading or a refusal, within the memory of a reader', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thumbfolio-fuzz-'))
    const reader = new ChildProcessPdfReader({
      children: 2,
      memoryLimitBytes,
    })
    const watch = watchChildren()
    try {
      const names = (await readdir(here('./corpus/pdf'))).sort()
      const pdfs = await Promise.all(names.map((name) => readFile(here(`./corpus/pdf/${name}`))))
      const outcomes = await Promise.all(
        [...mutantsOf(pdfs, seed, count)].map((mutant) => tryMutant(reader, folder, mutant)),
      )
      expect(outcomes.filter(({ kind }) => kind === 'broken')).toEqual([])
      expect(outcomes.filter(({ kind }) => kind === 'read').length).toBeGreaterThan(count / 4)
      expect(watch.peakBytes()).toBeLessThan(1.25 * memoryLimitBytes)
    } finally {
      watch.stop()
      await reader[Symbol.asyncDispose]()
      await rm(folder, { recursive: true })
    }
  }, 120_000)
})
