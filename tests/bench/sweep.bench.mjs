/**
 * What the sweep of blobs costs beside how many there are: 100 new ones among 1,000, 10,000 and 100,000 that are referred
 * to (or as many as the argument says), beside one walk over all of them, which it does not do.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileBlobs, sweptBlobs } from '@thumbfolio/kit/store'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { median, row } from './measure.mjs'
import { target } from './target.mjs'

const counts = process.argv[2] ? process.argv[2].split(',').map(Number) : [1_000, 10_000, 100_000]
const fresh = 100
const rounds = 5
const dayMs = 24 * 3_600_000

const directory = await mkdtemp(join(tmpdir(), 'thumbfolio-bench-'))
const root = join(directory, 'blobs')
let time = Date.now()
const database = openLmdbDatabase({ path: join(directory, 'store'), source: 'resume', now: () => time })
const files = await openFileBlobs(root)
const blobs = sweptBlobs(files, { database, now: () => time })
const isReferenced = async () => true
await blobs.sweep('pdfs/', isReferenced)

const timed = async (work) => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
const milliseconds = (times) => `${median(times).toFixed(1)} ms`

let filled = 0
const sweeps = []
for (const count of counts) {
  for (; filled < count; filled++) {
    await mkdir(join(root, 'pdfs', `old${filled}`), { recursive: true })
    await writeFile(join(root, 'pdfs', `old${filled}`, 'a.pdf'), 'x')
  }
  const times = []
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < fresh; n++) await blobs.write(`pdfs/new${n}/${round}`, Buffer.from('x'))
    time += 2 * dayMs
    times.push(await timed(() => blobs.sweep('pdfs/', isReferenced)))
  }
  let seen = 0
  const walk = await timed(async () => {
    for await (const { sizeBytes } of files.list('pdfs/')) seen += Math.min(1, sizeBytes)
  })
  target('the walk meets every blob', seen >= count)
  row(`${count} blobs: sweep after ${fresh} new ones`, milliseconds(times))
  row(`${count} blobs: a walk over all`, milliseconds([walk]))
  sweeps.push(median(times))
}
target('a sweep costs as much among many blobs as among few', Math.max(...sweeps) < 3 * sweeps[0] + 50)
await database[Symbol.asyncDispose]()
await rm(directory, { recursive: true })
