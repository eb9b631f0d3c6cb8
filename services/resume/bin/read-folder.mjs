import { readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ChildProcessPdfReader } from '../dist/adapters/pdf-reader.child-process.js'

/** Writes a JSON Resume for each PDF and answers with the refusals. */
export async function readFolder(from, to) {
  const reader = new ChildProcessPdfReader({ children: availableParallelism(), timeLimitMs: 60_000 })
  const refusals = []
  const names = (await readdir(from)).filter((name) => name.endsWith('.pdf')).sort()
  await Promise.all(
    names.map(async (name) => {
      try {
        const { content } = await reader.read(join(from, name))
        await writeFile(join(to, `${name.slice(0, -4)}.json`), JSON.stringify(content))
      } catch (error) {
        refusals.push(`${name}: ${error.message}`)
      }
    }),
  )
  await reader[Symbol.asyncDispose]()
  return refusals
}
