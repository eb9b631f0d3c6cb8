import { readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ChildProcessPdfReader } from '../dist/adapters/pdf-reader.child-process.js'

/** Writes a JSON Resume for each PDF and answers with the readings by name, and the refusals. */
export async function readFolder(from, to) {
  const reader = new ChildProcessPdfReader({ children: availableParallelism(), timeLimitMs: 60_000 })
  const readings = new Map()
  const refusals = []
  const names = (await readdir(from)).filter((file) => file.endsWith('.pdf')).map((file) => file.slice(0, -4))
  await Promise.all(
    names.sort().map(async (name) => {
      try {
        const reading = await reader.read(join(from, `${name}.pdf`))
        readings.set(name, reading)
        await writeFile(join(to, `${name}.json`), JSON.stringify(reading.content))
      } catch (error) {
        refusals.push(`${name}: ${error.message}`)
      }
    }),
  )
  await reader[Symbol.asyncDispose]()
  return { readings, refusals }
}
