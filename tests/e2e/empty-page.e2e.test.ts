import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { newPerson, openSite } from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)

describe('from an empty page without a PDF to a live site, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  beforeAll(async () => {
    running = await startInChromium()
    ;({ page } = running)
    const person = await newPerson(running.product.url)
    await page.goto(`${running.product.url}/dashboard`)
    await logIn(page, person)
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  }, 60_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  it('when nothing but a mouse and words are there, then the page is written, launched and read', async () => {
    await picture(page, 'e1-dashboard')
    expect(await violations(page)).toEqual([])
    await button('Start with an empty page').click()
    const name = page.getByLabel('Site name')
    await name.waitFor()
    await name.fill('ines')
    await page.getByText('This name is available.').waitFor()
    await button('Continue').click()
    const frame = page.frameLocator('iframe[title="The page of ines"]')
    await frame.locator('h1').waitFor()
    await picture(page, 'e2-empty-studio', { fullPage: false })
    expect(await violations(page)).toEqual([])

    // Launched as it is, it is refused in words.
    await page.getByRole('link', { name: 'Launch, 1 credit' }).click()
    await button('Launch site').waitFor()
    await picture(page, 'e3-empty-launch')
    expectComplaints(/status of 422/)
    await button('Launch site').click()
    await page.getByText('There is nothing on this page yet', { exact: false }).waitFor()
    await page.goBack()

    await frame.locator('h1').click()
    await page.keyboard.type('Inês Carvalho')
    await frame.locator('p.title').click()
    await page.keyboard.type('Tile restorer in Porto')
    await page.keyboard.press('Enter')
    await page.getByLabel('Add a section').selectOption('Work')
    await page.getByLabel('Job title').fill('Restorer')
    await page.getByLabel('Employer').fill('Museu do Azulejo')
    await page.getByText('Saved. Not public yet.').waitFor()
    await frame.getByText('Museu do Azulejo').first().waitFor()
    await picture(page, 'e4-written', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Launch, 1 credit' }).click()
    await page.frameLocator('iframe[title^="Draft of"]').getByText('Inês Carvalho').waitFor()
    await picture(page, 'e5-launch')
    await button('Launch site').click()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    await picture(page, 'e6-live')
    const { text } = await openSite(running.product.url, 'ines')
    for (const words of ['Inês Carvalho', 'Tile restorer in Porto', 'Restorer', 'Museu do Azulejo'])
      expect(text).toContain(words)
    expect(text).not.toContain('placeholder')
  })
})
