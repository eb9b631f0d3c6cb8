/**
 * What a page costs to arrange and render, measured by the generator itself; and what a launch spends in its compose step
 * beside the model's own time, with both vendors faked at the socket: consent, budget, transcript, request, reading the
 * answer. Prints a table.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  freePort,
  launchEnd,
  newPerson,
  startFakeAnthropic,
  startFakeGemini,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'

const arrangeBench = fileURLToPath(new URL('../../services/generator/bin/arrange-bench.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [arrangeBench], { stdio: 'inherit' })
process.exitCode = status ?? 1

const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const sample = new URL('../../services/resume/tests/corpus/pdf/stackoverflow--nurse.pdf', import.meta.url)
const rounds = Number(process.argv[2] ?? 30)
const warmUps = 3
const modelMs = 200

const percentile = (values, p) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * p))]
const row = (what, value, wanted) => console.log(`${what.padEnd(46)}${value.padStart(12)}   ${wanted}`)

const vendors = { 'gemini-flash': await startFakeGemini(), sonnet: await startFakeAnthropic() }
for (const vendor of Object.values(vendors)) vendor.always({ kind: 'slowly', afterMs: modelMs })
const directory = await temporaryDirectory()
const environment = {
  ...{ SIGNUP_CREDITS: '10000', PORT: String(await freePort()), MODEL_DAILY_BUDGET_USD: '1000' },
  ...{ GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: vendors['gemini-flash'].url },
  ...{ ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: vendors.sonnet.url },
}
const product = await startProductProcess({ entry, dataDir: directory.path, environment })

const person = await newPerson(product.url)
for (const vendor of ['google', 'anthropic'])
  await person.call('PUT', `/api/v1/auth/consents/${vendor}`, { body: { granted: true } })
const resume = await uploadPdf(person, sample)
for (const [model, vendor] of Object.entries(vendors)) {
  const overheads = []
  for (let n = 0; n < warmUps + rounds; n++) {
    const asked = vendor.questions().length
    const id = await startLaunch(person, resume, `${model}-${n}`, model)
    const launch = await launchEnd(product.url, person, id)
    if (launch.status !== 'success') throw new Error(`launch ${n}: ${JSON.stringify(launch.problem)}`)
    const { startedAt, finishedAt } = launch.steps.find(({ name }) => name === 'compose')
    const questions = vendor.questions().length - asked
    if (questions === 0) throw new Error(`launch ${n} was written by ${launch.composer}`)
    if (n >= warmUps) overheads.push(Date.parse(finishedAt) - Date.parse(startedAt) - questions * modelMs)
  }
  row(`compose beside ${model}, p50`, `${percentile(overheads, 0.5)} ms`, 'under 50 ms')
  row(`compose beside ${model}, p95`, `${percentile(overheads, 0.95)} ms`, '')
}

await product.end()
for (const part of [...Object.values(vendors), directory]) await part[Symbol.asyncDispose]()
