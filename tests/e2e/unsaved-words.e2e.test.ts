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
import { introductionOf, saved } from './studio-in-chromium.js'

jest.setTimeout(90_000)

const edits = '**/make/drafts/*/content'

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
    await introduction()
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const introduction = () => introductionOf(page)
  const hasFocus = (what: Locator) => what.and(page.locator(':focus')).waitFor()

  it('when somebody logs out with words that cannot be saved, then that is asked first', async () => {
    expectComplaints(/ERR_FAILED/, /^Network error/)
    await page.route(edits, (route) => route.abort())
    await (await introduction()).fill('Not saved yet.')
    await page.getByText('Offline. We keep it here and save when you are back.').waitFor()
    await button('Logout').click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await hasFocus(button('Logout'))
    await expectValue(await introduction(), 'Not saved yet.')
  })

  it('when the session ends in another tab, then the words stay, and are saved after the next login there', async () => {
    expectComplaints(/ERR_FAILED/, /^Network error/, /status of 401/)
    const other = await context.newPage()
    await other.goto(`${product.url}/profile`)
    await other.getByRole('button', { name: 'Logout' }).click()
    await other.waitForURL('**/login')
    const notice = page.getByText('You are logged out')
    await notice.waitFor()
    await expectValue(await introduction(), 'Not saved yet.')
    await page.unroute(edits)
    await logIn(other, person)
    await notice.waitFor({ state: 'detached' })
    await expectValue(await introduction(), 'Not saved yet.')
    await other.close()
    await page.bringToFront()
    await saved(page)
  })

  it('when the words of one person are left open, then the next one to log in does not see them', async () => {
    expectComplaints(/ERR_FAILED/, /^Network error/, /status of (401|404)/)
    const mine = 'For my eyes only.'
    await page.route(edits, (route) => route.abort())
    await (await introduction()).fill(mine)
    await page.getByText('Offline. We keep it here and save when you are back.').waitFor()
    const stranger = await newPerson(product.url)
    const other = await context.newPage()
    await other.goto(`${product.url}/profile`)
    await other.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('You are logged out').waitFor()
    await logIn(other, stranger)
    await page.getByText('This draft is not there any more.').waitFor()
    await page.unroute(edits)
    expect(await page.content()).not.toContain(mine)
  })

  it('when a message is not sent yet, then leaving is asked about; once it is sent, no question is asked', async () => {
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
