import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ChildProcessPdfReader } from '../dist/process/pdf-reader.child-process.js'

/**
 * Writes a JSON Resume for each PDF, or the whole reading with its boxes, under the product's limits. Answers with the
 * readings by name, and with why others were refused.
 */
export async function readFolder(from, to, { whole = false } = {}) {
  await mkdir(to, { recursive: true })
  const reader = new ChildProcessPdfReader()
  const readings = new Map()
  const refusals = []
  const files = (await readdir(from)).filter((file) => file.toLowerCase().endsWith('.pdf')).sort()
  await Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -4)
      try {
        const reading = await reader.read(join(from, file))
        const text = JSON.stringify(whole ? reading : reading.content, undefined, 2)
        await writeFile(join(to, `${name}.json`), `${text}\n`)
        readings.set(name, reading)
      } catch (error) {
        refusals.push(`${file}: ${error.message}`)
      }
    }),
  )
  await reader[Symbol.asyncDispose]()
  return { readings, refusals }
}
