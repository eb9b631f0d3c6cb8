import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { eventually, openSite } from '@thumbfolio/testing'
import type { FrameLocator, Page } from 'playwright-core'
import { picture, violations } from './browser.js'
import { startWithLiveSite, type ProductInChromium } from './product-in-chromium.js'
import { openStudio, saved } from './studio-in-chromium.js'

jest.setTimeout(180_000)

describe('a page in two languages, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let frame: FrameLocator

  beforeAll(async () => {
    running = await startWithLiveSite('rounds')
    ;({ page } = running)
  }, 120_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  it('when a second one is added, written and switched on, then visitors have it once it is published', async () => {
    const { url } = running.product
    frame = await openStudio(page, url, 'rounds')
    await page.getByRole('button', { name: 'Add a language' }).click()
    await page.getByLabel('Language', { exact: true }).selectOption('German')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add the language' }).click()
    const choice = page.getByLabel('Language that you edit')
    await choice.waitFor()
    expect(await choice.inputValue()).toBe('de')
    await frame.locator('nav.langs').waitFor()

    const headline = frame.locator('[data-field="headline"]')
    await headline.click()
    await headline.fill('Stationsleitung und Lehrerin')
    await headline.press('Enter')
    await saved(page)
    await choice.selectOption('en')
    await eventually(async () => (await choice.inputValue()) === 'en')
    await frame.locator('h1').waitFor()
    expect(await frame.locator('[data-field="headline"]').textContent()).not.toContain('Stationsleitung')
    await choice.selectOption('de')
    await frame.locator('[data-field="headline"]').getByText('Stationsleitung').waitFor()

    await page.getByRole('tab', { name: 'Who sees what' }).click()
    await page.getByRole('switch', { name: 'Visitors can read the page in German' }).click()
    await page.getByRole('switch', { name: 'Visitors can read the page in German', checked: true }).waitFor()
    await picture(page, 'l1-studio', { fullPage: false })
    expect(await violations(page)).toEqual([])
    expect((await openSite(url, 'rounds', '/de/')).status).toBe(404)
    await page.getByRole('button', { name: /^Publish \d changes?$/ }).click()
    await eventually(async () => (await openSite(url, 'rounds', '/de/')).status === 200, 30_000)
  })

  it.each([1440, 390])(
    'when a visitor comes at %s px, then they go to the other language and back, without a script or a complaint',
    async (width) => {
      const visitor = await running.context.newPage()
      await visitor.setViewportSize({ width, height: 900 })
      const { port } = new URL(running.product.url)
      const home = `http://rounds.localhost:${port}/`
      await visitor.goto(home)
      await visitor.getByRole('link', { name: 'Deutsch' }).click()
      await visitor.waitForURL(`${home}de/`)
      expect(await visitor.locator('html').getAttribute('lang')).toBe('de')
      await visitor.getByText('Stationsleitung und Lehrerin').first().waitFor()
      expect(await visitor.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      expect(await visitor.evaluate('document.fonts.size > 0 && document.fonts.status')).toBe('loaded')
      await picture(visitor, `l2-visitor-${width}`)
      expect(await violations(visitor)).toEqual([])
      await visitor.getByRole('link', { name: 'English' }).click()
      await visitor.waitForURL(home)
      await visitor.close()
    },
  )
})
