/** PUT /make/generate to verified live, one at a time and fifty at once; memory of the idle product; the second start. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { launchEnd, newPerson, openSite, startLaunch, uploadPdf } from '@thumbfolio/testing'
import { sample, startBenchProduct } from './bench-product.mjs'
import { percentile, row } from './measure.mjs'
import { target } from './target.mjs'

const oneAtATime = 40
const atOnce = 50
const drafts = 12
const settleMs = 400
/** So few launches do not tell a smaller difference from chance. */
const ratioNoise = 0.1

const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const product = await startBenchProduct({ SIGNUP_CREDITS: '1000' })
const times = []
for (let n = 0; n < oneAtATime; n++) {
  const startedAt = performance.now()
  await product.goLive(`bench-${n}`)
  times.push(performance.now() - startedAt)
}
row('launch to verified live, p50', `${percentile(times, 0.5).toFixed(0)} ms`, 'under 400 ms')
row('launch to verified live, p95', `${percentile(times, 0.95).toFixed(0)} ms`, 'under 1000 ms')

const drafter = await newPerson(product.url)
const drafterResume = await uploadPdf(drafter, sample)
const draftTimes = []
const plainTimes = []
for (let n = 0; n < drafts; n++) {
  await pause(settleMs)
  const plainStartedAt = performance.now()
  const plain = await launchEnd(product.url, drafter, await startLaunch(drafter, drafterResume, `plain-${n}`))
  plainTimes.push(performance.now() - plainStartedAt)
  if (plain.status !== 'success') throw new Error(`launch ${n}: ${JSON.stringify(plain.problem)}`)
  const wanted = { fileUrl: drafterResume, siteName: `drafted-${n}` }
  const { id: draftId, draftVersion } = (await drafter.call('POST', '/api/v1/make/drafts', { body: wanted }))
    .body.data
  // Its owner looks at a draft before they launch it; what it starts in the background is over then.
  await pause(settleMs)
  const startedAt = performance.now()
  const body = { ...wanted, draftId, draftVersion }
  const { launchId } = (await drafter.call('PUT', '/api/v1/make/generate', { body })).body
  const launch = await launchEnd(product.url, drafter, launchId)
  draftTimes.push(performance.now() - startedAt)
  if (launch.status !== 'success') throw new Error(`draft ${n}: ${JSON.stringify(launch.problem)}`)
}
row('draft to verified live, p50', `${percentile(draftTimes, 0.5).toFixed(0)} ms`, '')
const draftRatio = percentile(draftTimes, 0.5) / percentile(plainTimes, 0.5)
row('draft / launch of the same resume, in turns', draftRatio.toFixed(2), 'at most 1')
target('a draft goes live no slower than a launch', draftRatio <= 1 + ratioNoise)

const people = []
for (let n = 0; n < atOnce; n++) {
  const one = await newPerson(product.url)
  people.push({ one, resume: await uploadPdf(one, sample) })
}
const crowdStartedAt = performance.now()
const ends = await Promise.all(
  people.map(async ({ one, resume }, n) =>
    launchEnd(product.url, one, await startLaunch(one, resume, `crowd-${n}`)),
  ),
)
const crowdMs = performance.now() - crowdStartedAt
const live = ends.filter(({ status }) => status === 'success').length
const served = await Promise.all(ends.map(({ siteName }) => openSite(product.url, siteName)))
row(`${atOnce} launches at once`, `${live} live`, `all live, in ${(crowdMs / 1000).toFixed(1)} s`)
row('pages of them that answer', String(served.filter(({ status }) => status === 200).length), 'all')

row('the second start answers after', `${((await product.restart()) / 1000).toFixed(1)} s`, 'under 4 s')
await pause(3_000)
row('idle product, resident', `${residentMb(product.pid).toFixed(0)} MB`, 'under 350 MB')

const before = treeMb(product.pid)
let peak = before
const watch = setInterval(() => (peak = Math.max(peak, treeMb(product.pid))), 200)
const pdfFile = `data:application/pdf;base64,${bigPdf(10 * 2 ** 20).toString('base64')}`
const uploads = await Promise.all(
  Array.from({ length: 20 }, () =>
    product.person.call('POST', '/api/v1/auth/resume', { body: { pdfFile, name: 'big.pdf' } }),
  ),
)
clearInterval(watch)
row('20 uploads of 10 MB at once', `${uploads.filter(({ status }) => status === 201).length} taken`, 'all')
row('memory on top of the idle product', `${(peak - before).toFixed(0)} MB`, 'within 800 MB')

await product[Symbol.asyncDispose]()

/** Resident memory of the product and the processes it started. */
function treeMb(pid) {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '--pid', String(pid), '--ppid', String(pid)], {
    encoding: 'utf8',
  })
  return (
    kilobytes
      .trim()
      .split(/\s+/)
      .reduce((sum, one) => sum + Number(one), 0) / 1024
  )
}

/** A readable page of text in a PDF of exactly that size: the rest is an object that nothing refers to. */
function bigPdf(sizeBytes) {
  const stream = (text) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
  const objectsOf = (filler) => [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    stream('BT /F1 24 Tf 72 760 Td (Ada Lovelace) Tj ET BT /F1 11 Tf 72 700 Td (Engineer since 1842) Tj ET'),
    stream('x'.repeat(filler)),
  ]
  const written = (filler) => {
    let text = '%PDF-1.7\n'
    const offsets = objectsOf(filler).map((object, index) => {
      const offset = text.length
      text += `${index + 1} 0 obj\n${object}\nendobj\n`
      return offset
    })
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    return `${text}xref\n0 7\n0000000000 65535 f \n${rows}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  }
  const filler = sizeBytes - 1_000
  return Buffer.from(written(filler + sizeBytes - written(filler).length), 'latin1')
}
