import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  startLaunch,
  uploadPdf,
  type Person,
} from '@thumbfolio/testing'
import type { FrameLocator, Page } from 'playwright-core'
import { picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)

describe('the studio of a live page, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let person: Person
  const live = async (site: string) => (await openSite(running.product.url, site)).text

  const makeLive = async (site: string) => {
    const { url } = running.product
    const resume = await uploadPdf(person, sample)
    expect((await launchEnd(url, person, await startLaunch(person, resume, site))).status).toBe('success')
  }
  const openStudio = async (site: string): Promise<FrameLocator> => {
    await page.goto(`${running.product.url}/sites/${site}/studio`)
    const frame = page.frameLocator(`iframe[title="The page of ${site}"]`)
    await frame.locator('h1').waitFor()
    return frame
  }

  beforeAll(async () => {
    running = await startInChromium()
    ;({ page } = running)
    person = await newPerson(running.product.url)
    await page.goto(`${running.product.url}/profile`)
    await logIn(page, person)
    await page.getByRole('button', { name: 'Logout' }).waitFor()
  }, 60_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  /** As visitors read it, once it says this. */
  const published = (site: string, ...words: string[]) =>
    eventually(async () => {
      const text = await live(site)
      return words.every((word) => text.includes(word)) && text
    }, 30_000)
  const row = (name: string) => page.getByRole('button', { name, exact: true })
  const saved = () => page.getByText('Saved. Not public yet.').waitFor()

  it('when a page is corrected, added to and ordered with the mouse, then visitors see it once it is published', async () => {
    await makeLive('nurse')
    const frame = await openStudio('nurse')
    await page.getByText('This is what visitors see.').waitFor()
    await picture(page, 's1-studio', { fullPage: false })

    const title = frame.locator('h3 [data-field="work/0:position"], h3[data-field="work/0:position"]').first()
    await title.click({ clickCount: 3 })
    await page.keyboard.type('Head Nurse')
    await page.keyboard.press('Enter')
    await saved()
    await picture(page, 's2-written', { fullPage: false })
    await page.getByLabel('Employer').fill('Peachtree Hospital')
    await page.getByLabel('Link').fill('https://peachtree.example/icu')
    await frame.getByText('Peachtree Hospital').first().waitFor()

    await row('Add job').click()
    await page.getByLabel('Job title').fill('Lecturer')
    await page.getByLabel('Employer').fill('School of Nursing')
    await page.getByLabel('Add a section').selectOption('Projects')
    await page.getByLabel('Name', { exact: true }).fill('Line rounds')
    await frame.getByRole('heading', { name: 'Line rounds' }).waitFor()

    await row('Igbo, Fluent').click()
    await row('Hide: Igbo, Fluent').click()
    await frame.getByText('Igbo').waitFor({ state: 'detached' })
    const handle = row('Move Lecturer, School of Nursing: arrow keys')
    await handle.scrollIntoViewIfNeeded()
    const [from, to] = [await handle.boundingBox(), await row('Add job').boundingBox()]
    await page.mouse.move(from!.x + 8, from!.y + 8)
    await page.mouse.down()
    await page.mouse.move(from!.x + 8, to!.y - 220, { steps: 8 })
    await page.mouse.up()
    const order = () => frame.locator('[data-section="work"] h3').allInnerTexts()
    await expect(eventually(async () => (await order())[0] === 'Lecturer')).resolves.toBe(true)
    await row('Undo').click()
    await expect(eventually(async () => (await order())[0] === 'Head Nurse')).resolves.toBe(true)
    await row('Redo').click()
    await saved()
    await picture(page, 's3-changed', { fullPage: false })
    expect(await violations(page)).toEqual([])
    expect(await live('nurse')).not.toContain('Head Nurse')

    await page.getByRole('button', { name: /^Publish \d changes$/ }).click()
    await page.getByText('This is what visitors see.').waitFor()
    const text = await published('nurse', 'Head Nurse', 'Line rounds')
    expect(text).toContain('https://peachtree.example/icu')
    expect(text.indexOf('Lecturer')).toBeLessThan(text.indexOf('Head Nurse'))
    expect(text).not.toContain('Igbo')
    expect(text).not.toContain('data-at')
  })

  it('when the look and what is public are changed, then the draft alone shows it until it is published', async () => {
    const frame = await openStudio('nurse')
    await page.getByRole('tab', { name: 'Look' }).click()
    await page.getByRole('radio', { name: /Minimal/ }).check({ force: true })
    await page.getByRole('button', { name: 'Publish 1 change' }).waitFor()
    await picture(page, 's4-look', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await page.getByRole('tab', { name: 'Who sees what' }).click()
    await page.getByRole('switch', { name: 'E-mail address' }).uncheck()
    await frame.getByText('@example.org').waitFor({ state: 'detached' })
    await picture(page, 's5-public', { fullPage: false })
    expect(await live('nurse')).toContain('@example.org')
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Discard the changes' }).click()
    await page.getByText('This is what visitors see.').waitFor()
    await frame.getByText('@example.org').waitFor()
  })
})
