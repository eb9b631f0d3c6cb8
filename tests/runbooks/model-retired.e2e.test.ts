import { expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  spendableCredits,
  startFakeAnthropic,
  startFakeGemini,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { embeddedEntry, sample } from './embedded.js'
import { newOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(240_000)

it('when the vendor has a successor alone, then the page finds that out, names it, and the failed launch goes live', async () => {
  await using directory = await temporaryDirectory()
  await using vendor = await startFakeGemini({ models: ['gemini-next'] })
  await using claude = await startFakeAnthropic()
  const environment = { GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: vendor.url }
  const retired = await startProductProcess({ entry: embeddedEntry, dataDir: directory.path, environment })
  let product: { url: string; output(): string; end(): Promise<unknown> } = retired
  try {
    const ada = await newPerson(product.url)
    await ada.call('PUT', '/api/v1/auth/consents/google', { body: { granted: true } })
    const site = `page-of-${ada.user.username}`
    const launch = await startLaunch(ada, await uploadPdf(ada, sample), site)
    expect(await launchEnd(product.url, ada, launch)).toMatchObject({
      status: 'failed',
      problem: { code: 'model-misconfigured' },
    })

    const operator = await newOperator(product.url, directory.path)
    const runbook = openRunbook('model-retired', {
      ...operator.environment,
      ...environment,
      ANTHROPIC_API_KEY: 'test-key',
      ANTHROPIC_BASE_URL: claude.url,
      DATA_DIR: directory.path,
      PORT: new URL(product.url).port,
      LAUNCH: launch,
      SUCCESSOR: 'gemini-next',
      PRICE: '1.5/7.5',
    })
    expect(await runbook.run('Check')).toMatch(/^gemini-\S+ 404\n$/)
    expect(await runbook.run('Check Claude')).toMatch(/^claude-\S+ 200\n$/)
    await product.end()
    product = await runbook.start('Name the successor')
    runbook.set({ GEMINI_MODEL: 'gemini-next' })
    expect(await runbook.run('Check')).toBe('gemini-next 200\n')
    await runbook.run('See that it is over')
    await eventually(async () => (await openSite(product.url, site)).status === 200)
    expect(vendor.questions().at(-1)?.path).toContain('gemini-next')
    await eventually(async () => (await spendableCredits(ada)) === ada.user.credits - 1)
    expect(runbook.notRun).toEqual([])
  } finally {
    await product.end()
  }
})
