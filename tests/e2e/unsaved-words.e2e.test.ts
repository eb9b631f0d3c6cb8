import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  newPerson,
  startLaunch,
  uploadPdf,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expectComplaints } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(90_000)

/** Whatever happens elsewhere, what somebody typed is not thrown away without a word. */
describe('words that are not saved, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let person: Person
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    running = await startInChromium({ screen: { width: 1280, height: 800 } })
    ;({ product, context, page } = running)
    person = await newPerson(product.url)
    const launch = await startLaunch(person, await uploadPdf(person, sample), 'words')
    await launchEnd(product.url, person, launch)
    await page.goto(`${product.url}/sites/words`)
    await logIn(page, person)
    await introduction().waitFor()
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const introduction = (of = page) => of.getByRole('textbox', { name: 'Introduction' })
  const hasFocus = (what: Locator) => what.and(page.locator(':focus')).waitFor()

  it('when the page was changed elsewhere, then the newer one is loaded and the focus is where it was', async () => {
    expectComplaints(/status of 412/, /ERR_FAILED/, /^Network error/)
    const other = await context.newPage()
    await other.goto(`${product.url}/sites/words`)
    await introduction(other).fill('From the other tab.')
    await other.getByRole('button', { name: 'Save and publish' }).click()
    await other.getByText('Saved. Your page shows it in a moment.').waitFor()
    await page.bringToFront()
    const entry = page.getByRole('region', { name: 'education', exact: true }).getByRole('listitem').first()
    await entry.getByRole('button', { name: 'Write about this' }).click()
    await page.keyboard.type('Words that come too late')
    await button('Save and publish').focus()
    await page.keyboard.press('Enter')
    const load = button('Load it again')
    await load.waitFor()
    await page.route('**/make/sites/words/content', (route) => route.abort())
    await load.focus()
    await page.keyboard.press('Enter')
    await page.getByText('The page could not be loaded. Your words are still here.').waitFor()
    expect(await entry.getByRole('textbox').inputValue()).toContain('Words that come too late')
    await page.unroute('**/make/sites/words/content')
    await hasFocus(load)
    await page.keyboard.press('Enter')
    await expectValue(introduction(), 'From the other tab.')
    await hasFocus(entry.getByRole('heading'))
    await other.close()
  })

  it('when somebody logs out with words that are not saved, then that is asked first', async () => {
    await introduction().fill('Not saved yet.')
    await button('Logout').click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await hasFocus(button('Logout'))
    await expectValue(introduction(), 'Not saved yet.')
  })

  it('when the session ends in another tab, then the words stay, and are saved after the next login there', async () => {
    const other = await context.newPage()
    await other.goto(`${product.url}/profile`)
    await other.getByRole('button', { name: 'Logout' }).click()
    await other.waitForURL('**/login')
    const told = page.getByText('You are logged out')
    await told.waitFor()
    await expectValue(introduction(), 'Not saved yet.')
    await logIn(other, person)
    await told.waitFor({ state: 'detached' })
    await other.close()
    await page.bringToFront()
    await button('Save and publish').click()
    await page.getByText('Saved. Your page shows it in a moment.').waitFor()
  })

  it('when the words of one person are left open, then the next one to log in does not see them', async () => {
    expectComplaints(/status of 401/)
    expectComplaints(/status of 404/)
    await introduction().fill('For my eyes only.')
    const stranger = await newPerson(product.url)
    const other = await context.newPage()
    await other.goto(`${product.url}/profile`)
    await other.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('You are logged out').waitFor()
    await logIn(other, stranger)
    await page.getByText('You have no site called words.').waitFor()
    expect(await page.getByText('For my eyes only.').count()).toBe(0)
  })

  it('when a message is not sent yet, then leaving is asked about; once it is sent, nobody asks', async () => {
    await page.goto(`${product.url}/support`)
    const message = page.getByLabel('Message')
    const docs = page.getByRole('main').getByRole('link', { name: 'Read the docs' })
    await button('Send message').click()
    await page.getByText('All fields are required').waitFor()
    await hasFocus(message)
    await message.fill('A long story.')
    await docs.click()
    const question = page.getByRole('dialog', { name: 'Leave without sending?' })
    await question.getByText('Your message is not sent yet.').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await hasFocus(docs)
    await expectValue(message, 'A long story.')
    await button('Send message').click()
    await page.getByText('Message sent successfully').waitFor()
    await expectValue(message, '')
    await hasFocus(button('Send message'))
    await docs.click()
    await page.waitForURL('**/docs')
  })
})

/** Waits, for a page that is still being drawn. */
const expectValue = (field: Locator, value: string): Promise<void> =>
  eventually(async () => (await field.inputValue()) === value || undefined).then(() => undefined)
