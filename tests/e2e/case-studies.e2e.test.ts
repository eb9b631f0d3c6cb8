import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { eventually, openSite } from '@thumbfolio/testing'
import type { FrameLocator, Page } from 'playwright-core'
import sharp from 'sharp'
import { picture, violations } from './browser.js'
import { startWithLiveSite, type ProductInChromium } from './product-in-chromium.js'
import { openStudio, saved } from './studio-in-chromium.js'

jest.setTimeout(180_000)

describe('a case study, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let frame: FrameLocator

  beforeAll(async () => {
    running = await startWithLiveSite('rounds')
    ;({ page } = running)
  }, 120_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  const add = (kind: string) => page.getByLabel('Add a part').selectOption(kind)
  const aPicture = async () => ({
    name: 'ward.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#246' } })
      .png()
      .toBuffer(),
  })

  it('when one is written for a project of a live page, then its page is seen while it is written, and published with the page', async () => {
    frame = await openStudio(page, running.product.url, 'rounds')
    await page.getByLabel('Add a section').selectOption('Projects')
    await page.getByLabel('Name', { exact: true }).fill('Line rounds')
    await frame.getByRole('button', { name: 'Add a picture of this project' }).waitFor()
    await page.getByLabel('Picture files').setInputFiles(await aPicture())
    await page.getByLabel('What is in the picture').fill('The handbook of the ward')
    await saved(page)

    await page.getByRole('button', { name: 'Write a case study: Line rounds' }).click()
    await frame.locator('.case h1').getByText('Line rounds').waitFor()
    await page.getByLabel('Text', { exact: true }).fill('Every line in a patient is a door for infections.')
    await add('Heading')
    await page.getByLabel('Heading', { exact: true }).fill('What we changed')
    await add('List')
    await page.getByLabel('List, one item on each line').fill('Look at each line daily\nAsk who needs it')
    await page.getByRole('switch', { name: 'Numbered' }).check()
    await add('Quote')
    await page.getByLabel('Quote', { exact: true }).fill('We have not seen one since.')
    await page.getByLabel('Who said it').fill('The head of the ward')
    await add('Code')
    await page.getByLabel('Code', { exact: true }).fill('rate =\n  infections / lineDays')
    await add('Link')
    await page.getByLabel('Link', { exact: true }).last().fill('The method')
    await page.getByLabel('Its address').fill('https://example.org/method')
    await page.getByLabel('Your role').fill('Lead nurse')
    await add('Picture')
    const parts = page.getByRole('group', { name: /^Picture, part 7$/ })
    await parts.getByRole('button', { name: 'The handbook of the ward' }).click()
    await page.getByRole('button', { name: 'Move Picture, part 7: arrow keys' }).press('ArrowUp')
    await frame.locator('.case .wide img').waitFor()
    await saved(page)
    await picture(page, 'c1-studio', { fullPage: false })
    expect(await violations(page)).toEqual([])

    // A part of the page is written in its place.
    const heading = frame.locator('[data-block$=":1"]')
    await heading.click()
    await heading.fill('What we did')
    await heading.press('Enter')
    await page.getByLabel('Heading', { exact: true }).and(page.locator('[value="What we did"]')).waitFor()
    await saved(page)
    await frame.getByRole('heading', { name: 'What we did' }).waitFor()
    const code = frame.locator('pre code')
    await code.click()
    for (const key of ['Control+End', 'Enter']) await code.press(key)
    await code.pressSequentially('print(rate)')
    await code.press('Tab')
    const written = page.getByLabel('Code', { exact: true })
    await eventually(
      async () => (await written.inputValue()).trimEnd() === 'rate =\n  infections / lineDays\nprint(rate)',
    )
    await saved(page)
    await page.getByLabel('Add questions to answer').selectOption('Research')
    await page.getByText('What was not known before?').waitFor()
    expect(await violations(page)).toEqual([])
    expect((await openSite(running.product.url, 'rounds', '/work/line-rounds')).status).toBe(404)
    await page.getByRole('button', { name: /^Publish \d changes?$/ }).click()
    await page.getByText('This is what visitors see.').waitFor()
    await eventually(
      async () => (await openSite(running.product.url, 'rounds', '/work/line-rounds')).status === 200,
      30_000,
    )
  })

  it.each([1440, 390])(
    'when a visitor reads it at %s px, then they come from the page and go back, without a script or a complaint',
    async (width) => {
      const visitor = await running.context.newPage()
      await visitor.setViewportSize({ width, height: 900 })
      const { port } = new URL(running.product.url)
      await visitor.goto(`http://rounds.localhost:${port}/`)
      await visitor.getByRole('link', { name: 'Read the case study' }).click()
      await visitor.getByRole('heading', { level: 1, name: 'Line rounds' }).waitFor()
      expect(new URL(visitor.url()).pathname).toBe('/work/line-rounds')
      expect(await visitor.title()).toMatch(/^Line rounds – /)
      const image = visitor.getByRole('img', { name: 'The handbook of the ward' })
      await image.scrollIntoViewIfNeeded()
      await eventually(() => image.evaluate((one: { naturalWidth: number }) => one.naturalWidth > 0))
      expect(await visitor.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      expect(await visitor.evaluate('document.fonts.size > 0 && document.fonts.status')).toBe('loaded')
      await picture(visitor, `c2-visitor-${width}`)
      expect(await violations(visitor)).toEqual([])
      await visitor.locator('.home a').click()
      await visitor.waitForURL(`http://rounds.localhost:${port}/`)
      await visitor.close()
    },
  )

  it('when its address is changed, then an old link leads to the new one', async () => {
    await page.getByRole('button', { name: 'Line rounds', exact: true }).click()
    await page.getByLabel('Address', { exact: true }).fill('safer-lines')
    await saved(page)
    await page.getByRole('button', { name: /^Publish \d changes?$/ }).click()
    const visitor = await running.context.newPage()
    await eventually(
      async () => (await openSite(running.product.url, 'rounds', '/work/safer-lines')).status === 200,
      30_000,
    )
    const { port } = new URL(running.product.url)
    await visitor.goto(`http://rounds.localhost:${port}/work/line-rounds`)
    expect(new URL(visitor.url()).pathname).toBe('/work/safer-lines')
    await visitor.close()
  })
})
