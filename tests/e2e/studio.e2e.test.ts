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
import type { FrameLocator, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expectComplaints, picture, violations } from './browser.js'
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

  /** The published page, once it contains these words. */
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
    const titles = [...text.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title]) => title)
    expect(titles.indexOf('Lecturer')).toBe(titles.indexOf('Head Nurse') - 1)
    expect(text).not.toContain('Igbo')
    expect(text).not.toContain('data-at')
  })

  it('when a project gets pictures and the page a form, then the studio shows them, and visitors once it is published', async () => {
    const frame = await openStudio('nurse')
    await frame.getByRole('button', { name: 'Add a picture of this project' }).click()
    await page.getByRole('button', { name: 'Add pictures' }).and(page.locator(':focus')).waitFor()
    const files = await Promise.all(['#246', '#642'].map(async (background, at) => aPicture(at, background)))
    await page.getByLabel('Picture files').setInputFiles(files)
    await page.getByRole('group', { name: 'Picture 2 of Line rounds' }).waitFor()
    await page.getByLabel('What is in the picture').first().fill('The handbook of the ward')
    await saved()
    const shown = frame.getByRole('img', { name: 'The handbook of the ward' })
    await shown.waitFor()
    const isDrawn = () => shown.evaluate((image: { naturalWidth: number }) => image.naturalWidth > 0)
    await expect(eventually(isDrawn)).resolves.toBe(true)
    await picture(page, 's9-pictures', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await page.getByRole('tab', { name: 'Who sees what' }).click()
    await page.getByRole('switch', { name: 'Write to me: a form' }).check()
    await frame.locator('#act').waitFor()
    await picture(page, 's10-actions', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: /^Publish \d changes$/ }).click()
    await page.getByText('This is what visitors see.').waitFor()
    expect(await published('nurse', 'alt="The handbook of the ward"', 'id="act"')).not.toContain('blob:')
    await page.goto(`${running.product.url}/sites/nurse/messages`)
    await page.getByText('What visitors write to you appears here.').waitFor()
    await picture(page, 's11-messages')
    expect(await violations(page)).toEqual([])
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
    await page.getByRole('tab', { name: 'Content' }).click()
    await page.getByRole('button', { name: /^Critical Care Registered Nurse/ }).click()
    await page.getByRole('button', { name: /^Hide: Critical Care/ }).click()
    await page.getByRole('button', { name: /^Show Critical Care/ }).waitFor()
    // A long name is cut, and its button stays in sight.
    const overflow = await page
      .getByRole('tabpanel')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overflow).toBe(0)
    await saved()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Discard the changes' }).click()
    await page.getByText('This is what visitors see.').waitFor()
    await frame.getByText('@example.org').waitFor()
  })

  it('when a page is edited on a phone by keys alone, then every control is reachable and the page is published', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const frame = await openStudio('nurse')
    const { keyboard } = page
    /** Presses Tab until the target has the focus, at most 80 times. */
    const tabTo = async (target: Locator) => {
      for (let tabs = 0; tabs < 80; tabs++) {
        if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
        await keyboard.press('Tab')
      }
      throw new Error('Not reachable by Tab')
    }
    await page.getByRole('button', { name: 'Undo' }).focus()
    const line = frame.locator('li[data-at="work/1:0"]')
    await tabTo(line)
    await keyboard.press('Enter')
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('Cared for patients after surgery.')
    await keyboard.press('Control+Enter')
    await keyboard.type('Wrote the handbook of the ward.')
    await keyboard.press('Enter')
    await saved()
    await picture(page, 's6-phone', { fullPage: false })
    await frame.locator('[data-at="work/1:1"]').and(frame.getByText('Wrote the handbook')).waitFor()
    await keyboard.press('Alt+ArrowUp')
    await frame.locator('[data-at="work/1:0"]').and(frame.getByText('Wrote the handbook')).waitFor()
    await keyboard.type('x')
    await keyboard.press('F6')
    await keyboard.press('Enter')
    const entry = row('Medal').or(row('DAISY Award for Extraordinary Nurses, Peachtree Memorial Hospital'))
    await tabTo(entry)
    await keyboard.press('Enter')
    await picture(page, 's7-sheet', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await tabTo(page.getByLabel('Given by'))
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('The DAISY Foundation')
    await keyboard.press('Escape')
    await saved()
    await page.getByRole('button', { name: 'Undo' }).focus()
    await tabTo(page.getByRole('button', { name: /^Publish/ }))
    await keyboard.press('Enter')
    await page.getByText('This is what visitors see.').waitFor()
    const text = await published('nurse', 'The DAISY Foundation', 'Cared for patients after surgery.')
    expect(text.indexOf('Wrote the handbook')).toBeLessThan(text.indexOf('Cared for patients after'))
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('when two tabs edit and one is offline in the middle of a sentence, then no word is lost and the tab reports the merge', async () => {
    const frame = await openStudio('nurse')
    const other = await running.context.newPage()
    await other.goto(page.url())
    const otherFrame = other.frameLocator('iframe')
    const headline = '[data-field="headline"]'
    const intro = '[data-at="intro:0"]'
    const write = async (place: Locator, text: string) => {
      await place.press('Enter')
      await place.press('ControlOrMeta+A')
      await place.pressSequentially(text)
    }
    await write(otherFrame.locator(headline), 'Nurse and teacher')
    await otherFrame.locator(headline).press('Enter')
    await other.getByText('Saved. Not public yet.').waitFor()

    expectComplaints(/ERR_INTERNET_DISCONNECTED/, /Network error/, /status of 412/)
    await running.context.setOffline(true)
    await write(frame.locator(intro), 'I care for people in the middle of')
    await page.getByText('Offline. We keep it here and save when you are back.').waitFor()
    await frame.locator(intro).pressSequentially(' the night.')
    await running.context.setOffline(false)
    await frame.locator(intro).press('Enter')
    await page.getByText('This page was changed on another tab or device.').waitFor()
    await saved()
    await frame.getByText('Nurse and teacher').first().waitFor()
    await frame.getByText('I care for people in the middle of the night.').first().waitFor()
    await picture(page, 's8-merged', { fullPage: false })
    await page.reload()
    await frame.getByText('I care for people in the middle of the night.').first().waitFor()
    await other.close()
  })

  it('when a draft is not launched yet, then the studio edits it, and its button opens the launch', async () => {
    const resume = (await person.call('GET', `/api/v1/dash/get-resume/${person.user._id}`)).body.data[0]._id
    await page.goto(`${running.product.url}/launch?resume=${resume}&site=drafted`)
    await page.getByRole('link', { name: 'Edit the page' }).click()
    const frame = page.frameLocator('iframe[title="The page of drafted"]')
    await frame.locator('[data-field="headline"]').press('Enter')
    await page.keyboard.type(' and more')
    await page.keyboard.press('Enter')
    await saved()
    await page.getByRole('link', { name: /^Launch/ }).click()
    await page.waitForURL(/\/launch\?resume=/)
    await page.getByRole('link', { name: 'Open the draft' }).waitFor()
  })
})

async function aPicture(at: number, background: string) {
  const size = { width: 900, height: 600, channels: 3 as const }
  const buffer = await sharp({ create: { ...size, background } })
    .png()
    .toBuffer()
  return { name: `${at}.png`, mimeType: 'image/png', buffer }
}
