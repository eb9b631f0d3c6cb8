import { expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  listedSites,
  newPerson,
  openSite,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { embeddedEntry, sample } from './embedded.js'
import { newOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(180_000)

it('when an operator follows the page of a takedown, then the site is gone and its owner knows why, and another one can undo it', async () => {
  await using directory = await temporaryDirectory()
  const product = await startProductProcess({ entry: embeddedEntry, dataDir: directory.path })
  try {
    const ada = await newPerson(product.url)
    const site = `page-of-${ada.user.username}`
    await launchEnd(product.url, ada, await startLaunch(ada, await uploadPdf(ada, sample), site))
    const grace = await newOperator(product.url, directory.path)
    const linus = await newOperator(product.url, directory.path)
    const runbook = openRunbook('takedown', {
      ...linus.environment,
      DATA_DIR: directory.path,
      PORT: new URL(product.url).port,
      SITE: site,
      REASON: "It copies a bank's page.",
    })

    expect(await runbook.run('Check')).toContain(ada.user._id)
    expect((await openSite(product.url, site)).status).toBe(200)
    await runbook.run('Take it down')
    expect((await openSite(product.url, site)).status).toBe(404)
    await eventually(async () => (await listedSites(ada))[0]?.takenDown === "It copies a bank's page.")
    runbook.set(grace.environment)
    expect(await runbook.run('See that it is over')).toMatch(
      new RegExp(`${linus.person.user._id} +site-taken-down +${site}`),
    )

    await runbook.run('Undo')
    await eventually(async () => (await openSite(product.url, site)).status === 200)
    expect(runbook.notRun).toEqual([])
  } finally {
    await product.end()
  }
})
