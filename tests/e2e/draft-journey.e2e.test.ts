import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { openSite, spendableCredits } from '@thumbfolio/testing'
import { picture, violations } from './browser.js'
import { startWithModels, type ModelsInChromium } from './models-in-chromium.js'
import { introductionOf, saved } from './studio-in-chromium.js'

jest.setTimeout(90_000)

describe('a draft before paying, in Chromium', () => {
  let running: ModelsInChromium
  beforeAll(async () => {
    running = await startWithModels()
    for (const vendor of Object.values(running.vendors)) vendor.always({ kind: 'slip' })
  }, 60_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  it('when a draft by a model is edited and launched, then the page is the draft, for one launch and one model call', async () => {
    const { page, product, resume, vendors, person } = running
    const credits = await spendableCredits(person)
    await page.goto(`${product.url}/launch?resume=${resume}&site=drafted`)
    await page.getByRole('checkbox', { name: /Google may see my resumes/ }).check()
    await page.getByRole('button', { name: 'See a draft by Gemini Flash 1.5' }).click()
    const heading = (on: number) =>
      page.getByRole('heading', { name: `Suggested wordings (${on} of 6 on)` }).waitFor()
    await heading(0)
    await page.getByRole('button', { name: 'Accept all 5 that passed' }).click()
    await heading(5)
    const keepMine = page.getByRole('button', { name: /^Keep mine: / })
    await keepMine.and(page.locator('.btn:not(.btn-primary)')).last().click()
    await heading(4)
    await page.locator('h3:focus').waitFor()

    await page.getByRole('radio', { name: /Minimal/ }).check({ force: true })
    await page.getByRole('link', { name: 'Edit the page' }).click()
    await (await introductionOf(page)).fill('I also sail.')
    await saved(page)
    await page.getByRole('link', { name: /^Launch, / }).click()
    const frame = page.frameLocator('iframe[title="Draft of drafted"]')
    // A picture of a page loads once it is in sight.
    await page.getByRole('link', { name: 'Open the draft' }).scrollIntoViewIfNeeded()
    await frame.getByText('I also sail.').first().waitFor()
    await picture(page, 'd1-draft')
    expect(await violations(page)).toEqual([])
    const address = await page.getByRole('link', { name: 'Open the draft' }).getAttribute('href')
    const draft = await openSite(product.url, new URL(address!).hostname.split('.')[0]!)
    expect(draft.text).toContain('I also sail.')

    await page.getByRole('button', { name: 'Launch site' }).click()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    expect((await openSite(product.url, 'drafted')).text).toBe(draft.text)
    await page.getByText(/\d wordings suggested by Gemini and accepted by you\./).waitFor()
    expect(await page.getByText('Everything on this page comes from your resume.').count()).toBe(0)
    expect(vendors.Google.questions()).toHaveLength(1)
    expect(await spendableCredits(person)).toBe(credits - 1)
  })
})
