import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChildProcessPdfReader } from '../src/process/pdf-reader.child-process.js'
import {
  bomb,
  deflatedSpaces,
  encrypted,
  loopingPages,
  manyPages,
  onePage,
  text,
} from '@thumbfolio/testing/pdf-builder'

const limitMs = 15_000
/** Compiling the sources in each child takes its time. */
const testLimitMs = 60_000

const good = onePage(
  text(50, 740, 24, 'Ada Example', 'F2') +
    text(50, 700, 10, 'ada@example.com') +
    text(50, 660, 14, 'Education', 'F2'),
)

describe('reading hostile PDFs', () => {
  let folder: string
  let reader: ChildProcessPdfReader
  const file = async (name: string, bytes: Buffer | string) => {
    await writeFile(join(folder, name), bytes)
    return join(folder, name)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thumbfolio-reading-'))
    reader = new ChildProcessPdfReader({ children: 2, cpuLimitMs: limitMs })
  })
  afterAll(async () => {
    await reader[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  }, testLimitMs)

  const refused: [name: string, code: string, build: () => Buffer | string][] = [
    ['bytes that are no PDF and no text', 'import-not-supported', () => Buffer.from([0, 1, 2, 3, 4, 5])],
    ['a damaged file', 'pdf-damaged', () => '%PDF-1.7\n1 0 obj << /Type /Cat'],
    ['a file with a password', 'pdf-encrypted', encrypted],
    ['an empty page', 'pdf-without-text', () => onePage('0 0 10 10 re f')],
    ['31 pages', 'pdf-too-many-pages', () => manyPages(31)],
    ['100,000 pages', 'pdf-too-many-pages', () => manyPages(100_000)],
  ]
  test.each(refused)(
    'when given %s, then it is refused as %s',
    async (name, code, build) => {
      const path = await file(`${name.replace(/\W/g, '-')}.pdf`, build())
      await expect(reader.read(path)).rejects.toMatchObject({ code })
    },
    testLimitMs,
  )

  test(
    'when the page tree loops, then it ends with a refusal',
    async () => {
      await expect(reader.read(await file('loop.pdf', loopingPages()))).rejects.toMatchObject({
        code: expect.stringMatching(/^pdf-/),
      })
    },
    testLimitMs,
  )

  test(
    'when a small file unfolds to much, then only its own reader suffers',
    async () => {
      const tight = new ChildProcessPdfReader({
        children: 2,
        cpuLimitMs: limitMs,
        memoryLimitBytes: 300 * 2 ** 20,
      })
      try {
        const both = await Promise.allSettled([
          tight.read(await file('bomb.pdf', bomb())),
          tight.read(await file('good.pdf', good)),
        ])
        expect(both[0]).toMatchObject({ status: 'rejected', reason: { code: 'pdf-too-heavy' } })
        expect(both[1]).toMatchObject({
          status: 'fulfilled',
          value: { content: { basics: { email: 'ada@example.com' } } },
        })
        await expect(tight.read(await file('again.pdf', good))).resolves.toMatchObject({ pages: 1 })
      } finally {
        await tight[Symbol.asyncDispose]()
      }
    },
    testLimitMs,
  )

  test(
    'when a megabyte unfolds to a thousand, then it is refused before it is unfolded',
    async () => {
      const path = await file(
        'unfolds.pdf',
        onePage(deflatedSpaces(1_000), { filter: '/Filter /FlateDecode' }),
      )
      const refusal = await reader.read(path).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ code: 'pdf-too-heavy' })
      // A process that had to be ended would be the cause.
      expect((refusal as Error).cause).toBeUndefined()
    },
    testLimitMs,
  )

  test(
    'when a good file is not read in time, then that is not its fault',
    async () => {
      const hasty = new ChildProcessPdfReader({ children: 1, wallLimitMs: 1 })
      try {
        await expect(hasty.read(await file('slow.pdf', good))).rejects.toMatchObject({
          code: 'reader-busy',
          retryAfterSeconds: 30,
        })
      } finally {
        await hasty[Symbol.asyncDispose]()
      }
      await expect(reader.read(await file('next.pdf', good))).resolves.toMatchObject({ isResume: false })
    },
    testLimitMs,
  )

  test(
    'when text is hidden, then it is counted and read by nobody',
    async () => {
      const hidden =
        `3 Tr ${text(50, 600, 10, 'invisible')} 0 Tr ` +
        `1 1 1 rg ${text(50, 580, 10, 'white')} 0 0 0 rg ` +
        `0 0 0.5 rg 40 530 200 30 re f ${text(50, 540, 10, 'navyonnavy')} 1 1 1 rg ${text(150, 540, 10, 'shown')} 0 0 0 rg ` +
        text(900, 500, 10, 'outside') +
        text(50, 480, 2, 'tiny')
      const reading = await reader.read(
        await file('hidden.pdf', onePage(text(50, 740, 24, 'Ada Example') + hidden)),
      )
      expect(reading.hidden).toBe(5)
      const all = JSON.stringify(reading)
      for (const word of ['invisible', 'white', 'navyonnavy', 'outside', 'tiny'])
        expect(all).not.toContain(`${word}`)
      expect(all).toContain('shown')
    },
    testLimitMs,
  )

  test(
    'when a list of authors could be read in many ways, then it is read all the same',
    async () => {
      const authors = Array(4).fill('Aa, A., and '.repeat(12))
      const listed = authors.map((row: string, at) => text(at === 0 ? 50 : 60, 640 - 8 * at, 6, row)).join('')
      const page = text(50, 740, 24, 'Ada Example', 'F2') + text(50, 660, 14, 'Publications', 'F2') + listed
      const reading = await reader.read(await file('authors.pdf', onePage(page)))
      expect(JSON.stringify(reading.content.publications)).toContain('Aa, A., and Aa, A., and')
    },
    testLimitMs,
  )

  test(
    'when the page is turned, then the text is read upright',
    async () => {
      const turned = `0 1 -1 0 600 0 cm ${text(50, 500, 20, 'Ada Example')}`
      const reading = await reader.read(await file('turned.pdf', onePage(turned, { rotate: 90 })))
      expect(reading.content.basics?.name).toBe('Ada Example')
      expect(reading.pageSizes).toEqual([[800, 600]])
    },
    testLimitMs,
  )
})
