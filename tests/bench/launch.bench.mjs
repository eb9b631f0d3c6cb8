/** PUT /make/generate to verified live, one at a time and fifty at once; memory of the idle product; the second start. */
import { setTimeout as pause } from 'node:timers/promises'
import { launchEnd, newPerson, openSite, startLaunch, uploadPdf } from '@thumbfolio/testing'
import { sample, startBenchProduct } from './bench-product.mjs'
import { cpuMs, memoryMb, percentile, row } from './measure.mjs'
import { goal } from './target.mjs'

const oneAtATime = 40
const atOnce = 50
const drafts = 12
const settleMs = 400

const product = await startBenchProduct({ SIGNUP_CREDITS: '1000' })
const times = []
const cpuBefore = cpuMs(product.pid)
for (let n = 0; n < oneAtATime; n++) {
  const startedAt = performance.now()
  await product.goLive(`bench-${n}`)
  times.push(performance.now() - startedAt)
}
goal('launch-p50', percentile(times, 0.5))
goal('launch-p95', percentile(times, 0.95))
goal('launch-cpu', (cpuMs(product.pid) - cpuBefore) / oneAtATime)

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
goal('draft-of-launch', draftRatio)

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
row(`${atOnce} launches at once`, `${(crowdMs / 1000).toFixed(1)} s`)
goal('launches-at-once', live)
goal('pages-at-once', served.filter(({ status }) => status === 200).length)

row('the second start answers after', `${((await product.restart()) / 1000).toFixed(1)} s`, 'under 4 s')
await pause(3_000)
const idle = memoryMb(product.pid)
row('idle product, resident', `${idle.resident.toFixed(0)} MB`)
goal('embedded-idle', idle.share)

await product[Symbol.asyncDispose]()
