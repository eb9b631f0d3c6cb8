import { expect, it, jest } from '@jest/globals'
import type { LaunchView } from '@thumbfolio/contracts'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  startFakeGitHub,
  startLaunch,
  startProductProcess,
  startSeverableRelay,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { embeddedEntry, sample } from './embedded.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(240_000)

it('when GitHub goes away under a launch that requires it, then the page lets it go live, and its repository follows', async () => {
  await using directory = await temporaryDirectory()
  await using github = await startFakeGitHub()
  await using relay = await startSeverableRelay(github.url)
  const access = {
    GITHUB_API_URL: relay.url,
    GITHUB_ORG: github.organisation,
    GITHUB_TOKEN: github.token,
    GITHUB_REQUIRED: 'true',
  }
  let product: { url: string; end(): Promise<unknown> } = await startProductProcess({
    entry: embeddedEntry,
    dataDir: directory.path,
    environment: access,
  })
  try {
    const ada = await newPerson(product.url)
    const resume = await uploadPdf(ada, sample)
    const site = `page-of-${ada.user.username}`
    relay.sever()
    const launch = await startLaunch(ada, resume, site)
    const runbook = openRunbook('github-away', {
      ...access,
      DATA_DIR: directory.path,
      PORT: new URL(product.url).port,
      SITE: site,
    })
    await eventually(async () => (await runbook.run('Check')).includes('did not take the page'), 30_000)
    expect(await runbook.run('Check')).toMatch(/^000\n/)
    const waiting = (await ada.call('GET', `/api/v1/make/launches/${launch}`)).body.data as LaunchView
    expect(waiting.status).toBe('pending')

    await product.end()
    product = await runbook.start('Launches must not wait for GitHub')
    expect(await launchEnd(product.url, ada, launch)).toMatchObject({ status: 'success' })
    expect((await openSite(product.url, site)).status).toBe(200)
    expect(await github.repository(site)).toBeUndefined()

    relay.restore()
    await runbook.run('See that it is over')
    expect(await runbook.run('Check')).toMatch(/^200\n/)
    await eventually(async () => (await github.files(site))?.has('index.html'), 60_000)
    expect(runbook.notRun).toEqual([])
  } finally {
    await product.end()
  }
})
