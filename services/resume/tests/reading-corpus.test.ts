import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Reading, type ResumeContent } from '@thumbfolio/contracts'
import { ChildProcessPdfReader } from '../src/adapters/pdf-reader.child-process.js'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const corpus = here('./corpus')
const names = readdirSync(`${corpus}/truth`).map((file) => file.replace('.json', ''))

const plain = (value: string | undefined) =>
  (value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
const share = (wanted: (string | undefined)[], found: (string | undefined)[]) => {
  const have = new Set(found.map(plain))
  const real = wanted.filter((value) => value !== undefined)
  return real.length === 0 ? 1 : real.filter((value) => have.has(plain(value))).length / real.length
}

describe('reading the corpus', () => {
  const readings = new Map<string, Reading>()
  const truthOf = (name: string) =>
    JSON.parse(readFileSync(`${corpus}/truth/${name}.json`, 'utf8')) as ResumeContent

  beforeAll(async () => {
    const reader = new ChildProcessPdfReader({
      children: 2,
      wallLimitMs: 60_000,
      entry: here('../src/adapters/pdf-reader-child.ts'),
      execArgv: ['--conditions=source', '--no-warnings', '--import', here('../../../tools/from-source.mjs')],
    })
    await Promise.all(
      names.map(async (name) => readings.set(name, await reader.read(`${corpus}/pdf/${name}.pdf`))),
    )
    await reader[Symbol.asyncDispose]()
  }, 120_000)

  test.each(names)('when %s is read, then who it is and what they did is right', (name) => {
    const reading = Reading.parse(readings.get(name))
    const truth = truthOf(name)
    expect(plain(reading.content.basics?.name)).toBe(plain(truth.basics?.name))
    if (truth.basics?.email) expect(plain(reading.content.basics?.email)).toBe(plain(truth.basics.email))
    expect(
      share(
        (truth.work ?? []).map((job) => job.name),
        (reading.content.work ?? []).map((job) => job.name),
      ),
    ).toBeGreaterThanOrEqual(0.9)
    expect(
      share(
        (truth.work ?? []).map((job) => job.startDate),
        (reading.content.work ?? []).map((job) => job.startDate),
      ),
    ).toBeGreaterThanOrEqual(0.9)
    expect(reading.isResume).toBe(true)
  })

  test('when values are read, then each says where it stands', () => {
    for (const reading of readings.values()) {
      const walk = (node: unknown, pointer: string): void => {
        if (typeof node === 'string') {
          const from = reading.provenance[pointer]
          expect(from).toBeDefined()
          const [width, height] = reading.pageSizes[(from?.page ?? 1) - 1] ?? [0, 0]
          const [x, y, w, h] = from?.box ?? [-1, -1, 0, 0]
          expect(x >= -5 && y >= -5 && x + w <= width + 5 && y + h <= height + 5).toBe(true)
        } else if (node && typeof node === 'object') {
          for (const [key, child] of Object.entries(node)) walk(child, `${pointer}/${key}`)
        }
      }
      walk(reading.content, '')
    }
  })
})
