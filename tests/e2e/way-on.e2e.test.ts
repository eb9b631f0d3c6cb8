import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { codeFor, eventually, newPerson, type ProductProcess } from '@thumbfolio/testing'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expectComplaints } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'
import { openStudio } from './studio-in-chromium.js'

const email = 'kim@example.org'
/** The one that was meant. */
const corrected = 'kim.lee@example.org'
const password = 'a good secret'
const uploads = /\/auth\/resume\?name=/
jest.setTimeout(90_000)

/** Whatever is refused, left, loaded again or done in another tab: the focus and what was typed stay, and there is a way on. */
describe('a way on from everywhere, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let context: BrowserContext
  let page: Page
  let resume: string

  beforeAll(async () => {
    running = await startInChromium({ screen: { width: 1280, height: 800 } })
    ;({ product, context, page } = running)
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const hasFocus = (what: Locator) => what.and(page.locator(':focus')).waitFor()
  const firstBox = () => page.getByLabel('Digit 1 of 6')
  const typeCode = async (code: string) => {
    await firstBox().focus()
    await page.keyboard.type(code)
  }

  it('when a form is refused, here or by the server, then its first wrong field has the focus', async () => {
    expectComplaints(/status of 409/)
    await page.goto(`${product.url}/signup`)
    await button('Create account').click()
    await hasFocus(page.getByLabel('User name'))
    await newPerson(product.url, 'known')
    await page.getByLabel('User name').fill('Kim')
    await page.getByLabel('E-mail').fill('known@example.org')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await button('Create account').click()
    await hasFocus(page.getByLabel('E-mail'))
    await page.getByText('An account with this e-mail already exists.').waitFor()
  })

  it('when a code died of wrong tries, then the next try is told the same, and a new one is asked for', async () => {
    expectComplaints(/status of (400|429)/)
    await page.getByLabel('E-mail').fill(email)
    await button('Create account').click()
    await page.waitForURL('**/verify')
    await hasFocus(firstBox())
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Enter your code' }).waitFor()
    expect(await menu.getByRole('link', { name: 'Dashboard' }).count()).toBe(0)
    const right = await codeFor(product.url, email)
    const wrong = right === '000000' ? '111111' : '000000'
    const said = page.getByText('Too many wrong codes. Please ask for a new one.')
    for (let tries = 0; tries < 5; tries++) {
      const answer = page.waitForResponse(/verify-otp/)
      await typeCode(wrong)
      await answer
      await hasFocus(firstBox())
    }
    await said.waitFor()
    await typeCode(right)
    await said.waitFor()
    await button('Change e-mail').click()
    await button('Cancel').click()
    await hasFocus(firstBox())
    await button('Change e-mail').click()
    await page.getByLabel('Your e-mail').fill(corrected)
    await button('Send the code there').click()
    await said.waitFor({ state: 'detached' })
  })

  it('when a person goes on, leaves and comes back in one tab, then the other tab follows', async () => {
    const other = await context.newPage()
    await other.goto(`${product.url}/verify`)
    await typeCode(await codeFor(product.url, corrected))
    await page.waitForURL('**/dashboard')
    await other.waitForURL('**/dashboard')
    await button('Logout').click()
    await other.waitForURL('**/login')
    await logIn(page, { email: corrected, password })
    await other.waitForURL('**/dashboard')
    await other.close()
  })

  it('when a file was judged, then another one is asked for, and a good one is one key away', async () => {
    expectComplaints(/status of 400/, /ERR_FAILED/, /Network error/)
    await page.goto(`${product.url}/uploadresume`)
    const chooser = page.getByLabel('Resume PDF')
    await chooser.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') })
    await hasFocus(button('Choose another'))
    expect(await button('Upload resume').count()).toBe(0)
    await page.route(uploads, (route) => route.abort())
    await chooser.setInputFiles(sample)
    await page.getByText('Your file is still here, and can be sent again as it is.').waitFor()
    await page.unroute(uploads)
    await hasFocus(button('Try again'))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'This is what we read' }).waitFor()
    await hasFocus(page.getByRole('main'))
    resume = new URL(page.url()).searchParams.get('resume')!
  })

  it('when the page is left while a file is on its way, then that is asked first', async () => {
    const other = await context.newPage()
    await other.route(uploads, () => undefined)
    await other.goto(`${product.url}/uploadresume`)
    await other.getByLabel('Resume PDF').setInputFiles(sample)
    await other.getByText('Uploading').waitFor()
    await other.getByRole('link', { name: 'Profile' }).click()
    const question = other.getByRole('dialog', { name: 'Leave and cancel the upload?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await other.getByText('Uploading').waitFor()
    await other.getByRole('link', { name: 'Profile' }).click()
    const ended = other.waitForEvent('requestfailed', (request) => uploads.test(request.url()))
    await question.getByRole('button', { name: 'Leave' }).click()
    await ended
    await other.waitForURL('**/profile')
    await other.close()
  })

  it('when an entry is added or removed, or a question answered, then the focus goes where it goes on', async () => {
    await page.goto(`${product.url}/resumes/${resume}`)
    for (const next of ['One question', 'About you']) {
      await button('No, leave it out').first().click()
      await hasFocus(button('Done'))
      await page.keyboard.press('Enter')
      await hasFocus(page.getByRole('heading', { name: next }))
    }
    await button('Add a job').click()
    const added = page.getByRole('region', { name: 'Work', exact: true }).locator('details').last()
    await hasFocus(added.getByLabel('Job title'))
    await added.getByRole('button', { name: 'Remove this job' }).click()
    await hasFocus(button('Add a job'))
    await button('Save corrections').click()
    await page.getByText('Your corrections are saved').waitFor()
    await hasFocus(button('Save corrections'))
  })

  it('when a name was typed, then a reload and the way back keep it; an impossible one makes no address', async () => {
    const name = page.getByLabel('Site name')
    await page.goto(`${product.url}/site-setup?resume=${resume}`)
    await name.fill('kim_')
    await page.getByText('appears here').waitFor()
    await name.fill('kim')
    await page.waitForURL('**site=kim')
    await hasFocus(name)
    await page.reload()
    await expectValue(name, 'kim')
    await button('Continue').click()
    await page.waitForURL('**/launch?*')
    await page.goBack()
    await expectValue(name, 'kim')
    await page.goForward()
  })

  it('when nobody answers a launch, then no promise is made; when it is under way, the focus is on it', async () => {
    expectComplaints(/ERR_FAILED/, /Network error/)
    await page.setViewportSize({ width: 640, height: 400 })
    await page.route('**/make/generate', (route) => route.abort())
    await button('Launch site').click()
    await page.getByText(/The server did not answer/).waitFor()
    await hasFocus(button('Launch site'))
    // On a small screen the button's bar lies over the end of the form.
    const { y, height } = (await page
      .getByRole('alert')
      .filter({ hasText: 'The server did not answer' })
      .boundingBox())!
    expect(y + height).toBeLessThanOrEqual((await button('Launch site').boundingBox())!.y)
    expect(await page.getByText('Nothing was charged.').count()).toBe(0)
    await page.unroute('**/make/generate')
    await page.setViewportSize({ width: 1280, height: 800 })
    await button('Launch site').click()
    await hasFocus(page.getByRole('main'))
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
  })

  it('when a live site is launched again, then it is told what that replaces', async () => {
    await page.goto(`${product.url}/site-setup?resume=${resume}&site=kim`)
    await page.getByText(/Launching replaces the current page; your edits can be kept/).waitFor()
    await button('Continue').click()
    await page.getByText('You own this site. Launching replaces the current page.').waitFor()
    expect(await page.getByRole('checkbox', { name: /Keep my own words/ }).count()).toBe(0)
  })

  it('when a page is edited by keys alone, then the focus is never lost', async () => {
    const frame = await openStudio(page, product.url, 'kim')
    const entries = page.getByRole('tabpanel').getByRole('region', { name: 'Work' }).getByRole('listitem')
    const rowOf = (entry: Locator) => entry.locator('[aria-expanded]')
    const first = await rowOf(entries.first()).innerText()
    const hasFirst = (name: string) => rowOf(entries.first()).and(page.getByText(name)).waitFor()
    const handle = button(`Move ${first}: arrow keys`)
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await rowOf(entries.nth(1)).and(page.getByText(first)).waitFor()
    await hasFocus(handle)
    await page.keyboard.press('ArrowUp')
    await hasFirst(first)
    await hasFocus(handle)
    const hide = async (entry: Locator) => {
      await rowOf(entry).focus()
      await page.keyboard.press('Enter')
      await entry.getByRole('button', { name: /^Hide: / }).focus()
      await page.keyboard.press('Enter')
    }
    const second = await rowOf(entries.nth(1)).innerText()
    await hide(entries.first())
    await hasFirst(second)
    await hasFocus(rowOf(entries.first()))
    const count = await entries.count()
    for (let at = 0; at < count - 1; at++) await hide(entries.last())
    await hasFocus(rowOf(entries.first()))
    const off = page.getByRole('region', { name: 'Not on the page' })
    await off.getByRole('button', { name: `Show ${first}` }).focus()
    await page.keyboard.press('Enter')
    await hasFocus(rowOf(entries.last()))
    await frame.getByText(first.split(', ')[0]!).first().waitFor()
    const publishes = page.getByRole('button', { name: /^Publish/ })
    await page.getByRole('button', { name: /^Publish \d/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('This is what visitors see.').waitFor()
    await hasFocus(publishes)
  })

  it('when a dialog closes, then the focus is back; when what it was about is gone, it is on the list', async () => {
    await page.goto(`${product.url}/dashboard`)
    await page.getByRole('button', { name: /^Preview/ }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await hasFocus(page.getByRole('button', { name: /^Preview/ }))
    const rename = page.getByRole('button', { name: /^Rename/ })
    await rename.click()
    await page.keyboard.press('Escape')
    await hasFocus(rename)
    await page.getByRole('button', { name: /^Delete stackoverflow/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete resume' }).click()
    await hasFocus(page.getByRole('heading', { name: 'Uploaded Resumes' }))
  })

  it('when the resume is gone, then its steps say so and lead to another one', async () => {
    expectComplaints(/status of 404/)
    await page.goto(`${product.url}/launch?resume=${resume}&site=kim`)
    await page.getByText('There is no resume to make the page of').waitFor()
    expect(await button('Launch site').isDisabled()).toBe(true)
    await page.goto(`${product.url}/uploadresume?resume=${resume}`)
    await page.getByText("We can't find that resume. Please upload it again.").waitFor()
    await page.getByRole('heading', { name: 'Upload your resume' }).waitFor()
  })

  it('when a part of the app is on its way or cannot be loaded, then that is said and the menu is still there', async () => {
    expectComplaints(/ERR_FAILED/, /dynamically imported module/)
    let refuse: () => Promise<void>
    await page.route('**/assets/profile-page*', (route) => void (refuse = () => route.abort()))
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Profile' }).click()
    await page.getByText('Loading', { exact: true }).waitFor()
    await refuse!()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'My Portfolios' }).waitFor()
  })

  it('when no code came, then another one can be asked for, for the same e-mail', async () => {
    await button('Logout').click()
    await page.getByLabel('E-mail').fill(corrected)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expectValue(page.getByLabel('E-mail'), corrected)
    await button('Send the code').click()
    await hasFocus(page.getByLabel('Six-digit code'))
    await button('No code came').click()
    await expectValue(page.getByLabel('E-mail'), corrected)
  })
})

/** Waits, for a page that is still being drawn. */
const expectValue = (field: Locator, value: string): Promise<void> =>
  eventually(async () => (await field.inputValue()) === value || undefined).then(() => undefined)
