/**
 * What a page costs to arrange and render, measured by the generator itself; and what a launch spends in its compose step
 * beside the model's own time, with both vendors faked at the socket: consent, budget, transcript, request, reading the
 * answer. Prints a table.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startFakeAnthropic, startFakeGemini } from '@thumbfolio/testing'
import { startBenchProduct } from './bench-product.mjs'
import { percentile, row } from './measure.mjs'

const arrangeBench = fileURLToPath(new URL('../../services/generator/bin/arrange-bench.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [arrangeBench], { stdio: 'inherit' })
process.exitCode = status ?? 1

const rounds = Number(process.argv[2] ?? 30)
const warmUps = 3
const modelMs = 200

const vendors = { 'gemini-flash': await startFakeGemini(), sonnet: await startFakeAnthropic() }
for (const vendor of Object.values(vendors)) vendor.always({ kind: 'slowly', afterMs: modelMs })
const product = await startBenchProduct({
  SIGNUP_CREDITS: '10000',
  MODEL_DAILY_BUDGET_USD: '1000',
  GEMINI_API_KEY: 'test-key',
  GEMINI_BASE_URL: vendors['gemini-flash'].url,
  ANTHROPIC_API_KEY: 'test-key',
  ANTHROPIC_BASE_URL: vendors.sonnet.url,
})

for (const vendor of ['google', 'anthropic'])
  await product.person.call('PUT', `/api/v1/auth/consents/${vendor}`, { body: { granted: true } })
for (const [model, vendor] of Object.entries(vendors)) {
  const overheads = []
  for (let n = 0; n < warmUps + rounds; n++) {
    const asked = vendor.questions().length
    const launch = await product.goLive(`${model}-${n}`, model)
    const { startedAt, finishedAt } = launch.steps.find(({ name }) => name === 'compose')
    const questions = vendor.questions().length - asked
    if (questions === 0) throw new Error(`launch ${n} was written by ${launch.composer}`)
    if (n >= warmUps) overheads.push(Date.parse(finishedAt) - Date.parse(startedAt) - questions * modelMs)
  }
  row(`compose beside ${model}, p50`, `${percentile(overheads, 0.5)} ms`, 'under 50 ms')
  row(`compose beside ${model}, p95`, `${percentile(overheads, 0.95)} ms`, '')
}

for (const part of [product, ...Object.values(vendors)]) await part[Symbol.asyncDispose]()
