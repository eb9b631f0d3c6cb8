import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  startLaunch,
  uploadPdf,
  type ProductProcess,
} from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(90_000)

/** Blue sky over green land, with the place where it was taken. */
async function snapshot(): Promise<Buffer> {
  const land = { create: { width: 1_200, height: 400, channels: 3 as const, background: '#2f6b3a' } }
  return sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#7fb2e5' } })
    .composite([{ input: land, left: 0, top: 400 }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Taken at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
}

describe('a photo, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let page: Page

  beforeAll(async () => {
    running = await startInChromium()
    ;({ product, page } = running)
    const person = await newPerson(product.url)
    const resume = await uploadPdf(person, sample)
    await launchEnd(product.url, person, await startLaunch(person, resume, 'pictured'))
    await page.goto(`${product.url}/sites/pictured/studio#photo`)
    await logIn(page, person)
  }, 60_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  const panel = () => page.getByRole('region', { name: 'Photo' })
  const published = async () => (await openSite(product.url, 'pictured')).text

  it('when a file is chosen, then its part is chosen by keys and pointer, and nothing is on the page yet', async () => {
    await panel().getByText('The page shows no photo.').waitFor()
    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await snapshot() }
    await panel()
      .getByLabel('Photo file')
      .setInputFiles({ ...file, mimeType: 'image/gif' })
    await panel().getByText('Please choose a JPEG, PNG or WebP picture.').waitFor()
    await panel().getByLabel('Photo file').setInputFiles(file)
    const part = panel().getByRole('group', { name: 'Part of the picture that is shown' })
    const place = async () => {
      const [box, whole] = [await part.boundingBox(), await panel().getByRole('img').boundingBox()]
      return { width: box!.width, top: box!.y - whole!.y }
    }
    const before = await place()
    await panel().getByLabel('Size').fill('50')
    await part.press('ArrowDown')
    const middle = await place()
    expect(middle.width).toBeLessThan(before.width * 0.6)
    expect(middle.top).toBeGreaterThan(before.top)
    await part.hover()
    await page.mouse.down()
    const { x, y } = (await part.boundingBox())!
    await page.mouse.move(x, y + 400, { steps: 4 })
    await page.mouse.up()
    expect((await place()).top).toBeGreaterThan(middle.top + 20)
    expect(await published()).not.toContain('<img')
    await picture(page, 'photo-1-crop')
    expect(await violations(page)).toEqual([])
  })

  it('when it is saved, then the page shows that part with its text in two sizes, and no trace of where it was taken', async () => {
    await panel().getByLabel('Description').fill('At the coast')
    await panel().getByRole('button', { name: 'Show on the page' }).click()
    await panel().getByRole('switch', { name: 'Show the photo on the page' }).waitFor()
    const text = await eventually(async () => {
      const now = await published()
      return now.includes('alt="At the coast"') && now
    })
    expect(text).toContain('src="photo.jpg" srcset="photo@2x.jpg 2x" width="320" height="320"')
    for (const [path, side] of [
      ['/photo.jpg', 320],
      ['/photo@2x.jpg', 400],
    ] as const) {
      const { bytes } = await openSite(product.url, 'pictured', path)
      const { exif, width } = await sharp(bytes).metadata()
      expect([exif, width, bytes.includes('Taken at home')]).toEqual([undefined, side, false])
    }
    const visitor = await running.context.newPage()
    await visitor.goto(
      product.url
        .replace('//localhost', '//pictured.localhost')
        .replace('//127.0.0.1', '//pictured.localhost'),
    )
    const seen = "document.querySelector('img').naturalWidth"
    expect(await visitor.evaluate<number>(seen)).toBe(320)
    expect(await violations(visitor)).toEqual([])
    await picture(visitor, 'photo-3-page')
    await visitor.setViewportSize({ width: 390, height: 844 })
    await picture(visitor, 'photo-3-page-narrow')
    await visitor.close()
    for (const [name, width] of [
      ['wide', 1440],
      ['narrow', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await picture(page, `photo-2-${name}`)
      expect(await violations(page)).toEqual([])
    }
  })

  it('when it is switched off, then it is off the page and its addresses answer 404', async () => {
    await panel().getByRole('switch').uncheck()
    await eventually(async () => !(await published()).includes('<img'))
    for (const path of ['/photo.jpg', '/photo@2x.jpg'])
      expect((await openSite(product.url, 'pictured', path)).status).toBe(404)
  })
})
