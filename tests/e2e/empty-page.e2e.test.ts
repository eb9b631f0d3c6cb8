import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { newPerson, openSite, type Person } from '@thumbfolio/testing'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)

describe('from an empty page without a PDF to a live site, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let person: Person
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  beforeAll(async () => {
    running = await startInChromium()
    ;({ page } = running)
    person = await newPerson(running.product.url)
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

  it('when it is written on a phone by keys alone, then it is live, with a photo', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { keyboard } = page
    /** Presses Tab until the target has the focus, at most 80 times. */
    const tabTo = async (target: Locator) => {
      await target.waitFor()
      for (let tabs = 0; tabs < 80; tabs++) {
        if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
        await keyboard.press('Tab')
      }
      throw new Error('Not reachable by Tab')
    }
    const pressOn = async (target: Locator) => {
      await tabTo(target)
      await keyboard.press('Enter')
    }
    await page.goto(`${running.product.url}/uploadresume`)
    await page.getByRole('tab', { name: 'PDF', exact: true }).waitFor()
    await picture(page, 'e7-phone-upload')
    expect(await violations(page)).toEqual([])
    await pressOn(button('Start with an empty page'))
    const name = page.getByLabel('Site name')
    await name.and(page.locator(':focus')).waitFor()
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('rui')
    await page.getByText('This name is available.').waitFor()
    await keyboard.press('Enter')
    const frame = page.frameLocator('iframe[title="The page of rui"]')
    await frame.locator('h1').waitFor()
    await picture(page, 'e8-phone-empty', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await pressOn(frame.locator('h1'))
    await keyboard.type('Rui Teixeira')
    await keyboard.press('Enter')
    await pressOn(frame.locator('[data-field="headline"]'))
    await keyboard.type('Boat builder')
    await keyboard.press('Enter')
    await page.getByText('Saved. Not public yet.').waitFor()
    await keyboard.press('F6')
    await keyboard.press('Enter')
    await picture(page, 'e9-phone-sheet', { fullPage: false })
    const section = page.getByLabel('Add a section')
    await tabTo(section)
    // The first section whose name begins so.
    await keyboard.press('w')
    await tabTo(page.getByLabel('Job title'))
    await keyboard.type('Builder')
    await tabTo(page.getByLabel('Employer'))
    await keyboard.type('Estaleiro do Douro')
    await keyboard.press('Escape')
    await page.getByText('Saved. Not public yet.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).focus()
    await pressOn(page.getByRole('link', { name: 'Launch, 1 credit' }))
    const draft = page.frameLocator('iframe[title^="Draft of"]')
    await draft.getByText('Rui Teixeira').waitFor()
    await page.getByLabel('Photo file').setInputFiles({
      name: 'rui.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#246' } })
        .png()
        .toBuffer(),
    })
    await tabTo(page.getByLabel('Description'))
    await keyboard.type('Rui in his yard')
    await pressOn(button('Show on the page'))
    await draft.getByAltText('Rui in his yard').waitFor()
    await picture(page, 'e10-phone-launch')
    expect(await violations(page)).toEqual([])
    await pressOn(button('Launch site'))
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    await picture(page, 'e11-phone-live')
    const { text } = await openSite(running.product.url, 'rui')
    for (const words of ['Rui Teixeira', 'Boat builder', 'Estaleiro do Douro', 'alt="Rui in his yard"'])
      expect(text).toContain(words)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('when the session ends in mid sentence, and the way back and a reload are taken, then no word is lost', async () => {
    await page.goto(`${running.product.url}/site-setup?resume=${await emptyResume()}&site=held`)
    await page.getByText('This name is available.').waitFor()
    await button('Continue').click()
    const frame = page.frameLocator('iframe[title="The page of held"]')
    await frame.locator('h1').click()
    await page.keyboard.type('Marta')
    await page.getByText('Saved. Not public yet.').waitFor()
    expectComplaints(/status of 401/, /ERR_FAILED/, /^Network error/)
    await page.route('**/make/drafts/*/content', (route) => route.abort())
    await page.keyboard.type(' Nunes')
    await page.getByText('Offline. We keep it here and save when you are back.').waitFor()
    const other = await running.context.newPage()
    await other.goto(`${running.product.url}/profile`)
    await other.getByRole('button', { name: 'Logout' }).click()
    await other.waitForURL('**/login')
    const notice = page.getByText('You are logged out')
    await notice.waitFor()
    await page.unroute('**/make/drafts/*/content')
    await logIn(other, person)
    await notice.waitFor({ state: 'detached' })
    await other.close()
    await page.bringToFront()
    await page.getByText('Saved. Not public yet.').waitFor()
    await page.goBack()
    await page.getByLabel('Site name').waitFor()
    await page.goForward()
    await frame.getByText('Marta Nunes').waitFor()
    await page.reload()
    await frame.getByText('Marta Nunes').waitFor()
  })

  const emptyResume = async (): Promise<string> => {
    const { body } = await person.call('POST', '/api/v1/auth/resume/by-hand', { body: {} })
    return body.fileName as string
  }
})
