import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SiteContent } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import type { Browser, Page } from 'playwright-core'
import { asEdit } from './content-edit.js'
import { launchChromium } from './in-chromium/site-in-chromium.js'
import { dataUrl, halves } from './test-pictures.js'
import { startWorld, type World } from './world.js'

describe('pictures and the contact form as a visitor has them', () => {
  let world: World
  let browser: Browser
  /** How far the clock of the service is ahead. */
  let aheadMs = 0
  beforeAll(async () => {
    world = await startWorld()
    await world.start({ now: () => Date.now() + aheadMs })
    await world.goLive('ada', 'ada')
    const picture = dataUrl(await halves({ width: 1_500, height: 1_000 }).jpeg().toBuffer())
    const ids: string[] = []
    for (let count = 0; count < 3; count++)
      ids.push((await world.as('ada')('POST', '/make/pictures', { body: { picture } })).body.data.id)
    const { body, headers } = await world.as('ada')('GET', '/make/sites/ada/content')
    const edit = asEdit(body.data as SiteContent)
    edit.sections[0]!.entries[0]!.pictures = ids.map((id) => ({ id, alt: 'The engine' }))
    await world.as('ada')('PUT', '/make/sites/ada/content', {
      body: edit,
      headers: { 'If-Match': headers.get('etag')! },
    })
    await world.as('ada')('PATCH', '/make/sites/ada', { body: { actions: { form: true } } })
    await eventually(
      async () => (await world.as('ada')('GET', '/make/sites/ada/content')).body.data.published,
    )
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await world[Symbol.asyncDispose]()
  })

  const open = async (width: number): Promise<{ page: Page; complaints: string[] }> => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    const complaints: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
    page.on('pageerror', (error) => void complaints.push(String(error)))
    await page.goto(`http://ada.localhost:${world.front.port}/`)
    return { page, complaints }
  }

  it.each([1440, 390])(
    'when the window is %s px wide, then pictures are seen in a form that fits',
    async (width) => {
      const { page, complaints } = await open(width)
      const pictures = page.locator('.pic img')
      await pictures.last().scrollIntoViewIfNeeded()
      const seen = () =>
        pictures.evaluateAll((all) =>
          (all as { currentSrc: string; naturalWidth: number }[]).map(({ currentSrc, naturalWidth }) => [
            /-(\d+)\.(\w+)$/.exec(currentSrc)?.[2],
            naturalWidth > 0,
          ]),
        )
      await eventually(async () => (await seen()).every(([, isThere]) => isThere))
      expect(await seen()).toEqual(Array.from({ length: 3 }, () => ['avif', true]))
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      expect(complaints).toEqual([])
      await page.close()
    },
  )

  it('when a visitor opens a picture, then it is there in full, without a script', async () => {
    const { page, complaints } = await open(1440)
    await page.locator('.pic a').first().click()
    await page.waitForURL(/\/p\/[a-z]{20}-1500\.jpg$/)
    expect(await page.evaluate('document.images[0].naturalWidth')).toBe(1_500)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('when a visitor writes to the owner, then the message is sent from the page of the site', async () => {
    const { page, complaints } = await open(390)
    await page.getByRole('link', { name: 'Write to me' }).click()
    await page.getByLabel('Your name').fill('Charles Babbage')
    await page.getByLabel('Your email address').fill('charles@example.org')
    await page.getByLabel('Your message').fill('May we talk about note G?')
    aheadMs += 10_000
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('heading', { name: 'Thank you. Your message was sent.' }).waitFor()
    expect(complaints).toEqual([])
    await page.close()
    const { body } = await world.as('ada')('GET', '/make/sites/ada/messages')
    expect(body.data).toMatchObject([{ name: 'Charles Babbage', text: 'May we talk about note G?' }])
  })
})
