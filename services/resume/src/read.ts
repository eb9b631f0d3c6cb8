import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { ChildProcessPdfReader } from './adapters/pdf-reader.child-process.js'

/** `read DIR OUT [--provenance]`: every PDF of DIR becomes OUT/NAME.json in the JSON Resume schema. */
const main = async (): Promise<number> => {
  const args = process.argv.slice(2)
  const [from, to] = args.filter((arg) => !arg.startsWith('--'))
  if (from === undefined || to === undefined) {
    process.stderr.write('usage: read DIR OUT [--provenance]\n')
    return 2
  }
  const whole = args.includes('--provenance')
  await mkdir(to, { recursive: true })
  await using reader = new ChildProcessPdfReader({ children: availableParallelism() })
  const names = (await readdir(from)).filter((name) => name.toLowerCase().endsWith('.pdf')).sort()
  let refused = 0
  await Promise.all(
    names.map(async (name) => {
      try {
        const reading = await reader.read(join(from, name))
        const out = join(to, `${basename(name).slice(0, -4)}.json`)
        await writeFile(out, `${JSON.stringify(whole ? reading : reading.content, undefined, 2)}\n`)
      } catch (error) {
        refused += 1
        process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`)
      }
    }),
  )
  process.stderr.write(`${names.length - refused} read, ${refused} refused\n`)
  return 0
}

process.exitCode = await main()
