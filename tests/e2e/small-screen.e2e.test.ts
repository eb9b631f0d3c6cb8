import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { launchEnd, newPerson, startLaunch, uploadPdf, type ProductProcess } from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { expectComplaints, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

/** As long as a part of an address may be, and nowhere to break it. */
const longest = 'x'.repeat(63)
jest.setTimeout(90_000)

/** Parts that are side by side on a wide screen are one key apart on a small one. */
describe('a resume on a small screen, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let page: Page
  let resume: string

  beforeAll(async () => {
    running = await startInChromium({ screen: { width: 375, height: 740 } })
    ;({ product, page } = running)
    const person = await newPerson(product.url)
    resume = await uploadPdf(person, sample)
    await launchEnd(product.url, person, await startLaunch(person, resume, longest))
    await page.goto(`${product.url}/resumes/${resume}`)
    await logIn(page, person)
    await page.getByRole('heading', { name: 'Correct what we read' }).waitFor()
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })

  it('when a resume is corrected, then the journey says that it is at its first step', async () => {
    const current = page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current="step"]')
    expect(await current.innerText()).toContain('Upload Resume')
  })

  it('when a value is to be compared, then its place in the PDF is shown under it, and the focus comes back', async () => {
    const name = page.getByRole('textbox', { name: 'Name', exact: true }).first()
    await name.fill('Denise O.')
    await button('Show Name in the PDF').first().click()
    const sheet = page.getByRole('dialog', { name: 'Name' })
    await sheet.getByText('Denise O.').waitFor()
    await sheet.getByRole('img', { name: 'Page 1 of your resume' }).waitFor()
    // The mark of the value, in the part of the page that is in sight.
    const room = (await sheet.getByRole('group', { name: 'The place on page 1' }).boundingBox())!
    const mark = (await sheet.locator('[class*="oklch(85%"]').first().boundingBox())!
    expect(mark.y).toBeGreaterThanOrEqual(room.y)
    expect(mark.y + mark.height).toBeLessThanOrEqual(room.y + room.height)
    expect(mark.x).toBeGreaterThanOrEqual(room.x)
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Back to the field' }).click()
    await button('Show Name in the PDF').first().and(page.locator(':focus')).waitFor()
  })

  it.each([
    ['the dashboard', '/dashboard'],
    ['the versions', `/sites/${longest}/versions`],
    ['the list of sources', `/sites/${longest}/sources`],
    ['the refusal', `/sites/${longest}x`],
  ])('when a name has no place to break, then %s is as wide as the screen', async (_, path) => {
    expectComplaints(/status of 404/)
    const other = await page.context().newPage()
    await other.goto(product.url + path)
    await other.getByRole('main').getByText(longest).first().waitFor()
    expect(await other.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    await other.close()
  })

  it('when the screen is as small as a phone has it, or low as on its side, then all of the page can be seen', async () => {
    const other = await page.context().newPage()
    await other.setViewportSize({ width: 320, height: 640 })
    await other.goto(`${product.url}/dashboard`)
    await other.getByRole('button', { name: /^Preview/ }).waitFor()
    expect(await other.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    await other.setViewportSize({ width: 640, height: 400 })
    await other.goto(`${product.url}/launch?site=${longest}`)
    const launch = other.getByRole('button', { name: 'Launch site' })
    await launch.waitFor()
    // The bar lies under the form there, not over it.
    expect((await launch.boundingBox())!.y).toBeGreaterThan(400)
    await other.close()
  })

  it('when a tablet stands upright, then what was read has room beside the page', async () => {
    const tablet = await page.context().newPage()
    await tablet.setViewportSize({ width: 768, height: 1024 })
    await tablet.goto(`${product.url}/resumes/${resume}`)
    const email = tablet.getByRole('textbox', { name: 'E-mail' })
    await email.waitFor()
    const hidden = await email.evaluate((element) => {
      const field = element as unknown as { scrollWidth: number; clientWidth: number }
      return field.scrollWidth - field.clientWidth
    })
    expect(hidden).toBe(0)
    const region = tablet.getByRole('region', { name: '2 questions' })
    const questions = (await region.boundingBox())!
    const yes = (await region.getByRole('button', { name: 'Yes, that is right' }).first().boundingBox())!
    expect(yes.x + yes.width).toBeLessThanOrEqual(questions.x + questions.width)
    await tablet.goto(`${product.url}/uploadresume?resume=${resume}`)
    const title = tablet.getByText('Advanced Cardiovascular Life Support', { exact: true })
    await title.waitFor()
    const aLine = 30
    expect((await title.boundingBox())!.height).toBeLessThan(aLine)
    await tablet.close()
  })

  it('when a finger presses a button that is a picture, then no tip stays behind', async () => {
    const context = await page
      .context()
      .browser()!
      .newContext({ viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true })
    const phone = await context.newPage()
    await phone.goto(product.url)
    await phone.getByRole('button', { name: 'Open menu' }).tap()
    const menu = phone.locator('[data-tip="Close menu"]')
    await menu.waitFor()
    const display = await menu.evaluate((element) => {
      const { getComputedStyle } = globalThis as unknown as {
        getComputedStyle(element: unknown, pseudo: string): { display: string }
      }
      return getComputedStyle(element, '::before').display
    })
    expect(display).toBe('none')
    await context.close()
  })

  it('when no file is chosen yet, then nothing lies over the button that chooses one', async () => {
    const other = await page.context().newPage()
    await other.goto(`${product.url}/uploadresume`)
    const chooser = other.getByLabel('Resume PDF')
    await chooser.setInputFiles({ name: 'a.docx', mimeType: 'text/plain', buffer: Buffer.from('no PDF') })
    await other.getByText('Please upload a PDF file').first().waitFor()
    const choose = (await other.getByText('Choose a PDF', { exact: true }).boundingBox())!
    const upload = (await other.getByRole('button', { name: 'Upload resume' }).boundingBox())!
    expect(choose.y + choose.height).toBeLessThan(upload.y)
    await other.close()
  })

  it('when the PDF stands beside the fields, then no button for it stands there', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await button('Show Name in the PDF').first().waitFor({ state: 'detached' })
    await page.getByRole('img', { name: 'Page 1 of your resume' }).waitFor()
  })
})
