/** Twenty people upload 10 MB at the same moment: all are taken in turn, and the memory of the product stays bounded. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { newPerson } from '@thumbfolio/testing'
import { fonts, pdfOf, stream } from '@thumbfolio/testing/pdf-builder'
import { startBenchProduct } from './bench-product.mjs'
import { percentile, row } from './measure.mjs'
import { goal } from './target.mjs'

const people = 20
const fileBytes = 9_900_000
const line = (at) => `BT /F1 11 Tf 40 ${760 - 14 * at} Td (Wrote program number ${at} of the engine) Tj ET`

/** One page of text, and a large object. */
const large = () =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R >>',
    ...fonts,
    6: stream(
      [
        'BT /F1 20 Tf 40 775 Td (Ada Lovelace) Tj ET',
        ...Array.from({ length: 50 }, (_, at) => line(at)),
      ].join('\n'),
    ),
    8: stream(randomBytes(fileBytes)),
  })

/** Highest resident memory of a process since its last start, in MB. */
async function peakMegabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)[1]) / 1_024
}

await using product = await startBenchProduct()
const persons = []
for (let n = 0; n < people; n++) persons.push(await newPerson(product.url))
const files = persons.map(large)
const before = await peakMegabytes(product.pid)
const answers = await Promise.all(
  persons.map(async ({ token }, n) => {
    const startedAt = performance.now()
    const { status } = await fetch(`${product.url}/api/v1/auth/resume?name=cv.pdf`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/pdf' },
      body: files[n],
    })
    return { status, ms: performance.now() - startedAt }
  }),
)
const taken = answers.filter(({ status }) => status === 201).length
const grown = (await peakMegabytes(product.pid)) - before
const times = answers.map(({ ms }) => ms)
goal('uploads-at-once', taken)
row(
  '  median, slowest',
  `${(percentile(times, 0.5) / 1_000).toFixed(1)} s, ${(Math.max(...times) / 1_000).toFixed(1)} s`,
)
goal('uploads-memory', grown)
