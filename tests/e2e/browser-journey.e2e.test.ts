import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { codeFor, eventually, openSite, type ProductProcess } from '@thumbfolio/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'
import { introductionOf, openStudio, publish } from './studio-in-chromium.js'

const email = 'denise@example.org'
const password = 'a good secret'
jest.setTimeout(90_000)

/** The whole journey in one browser, screen after screen; each step depends on the one before. */
describe('from the landing page to the live site, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let context: BrowserContext
  let page: Page

  // Wrong codes, passwords and addresses are refused here.
  beforeEach(() => expectComplaints(/status of (400|401|404)/))
  beforeAll(async () => {
    running = await startInChromium({ environment: { SIGNUP_CREDITS: '1' } })
    ;({ product, context, page } = running)
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' })
  const look = async (name: string) => {
    await picture(page, name)
    expect(await violations(page)).toEqual([])
  }

  it('when a visitor comes, then the landing page says what this is and leads to the sign-up', async () => {
    await page.goto(product.url)
    await page
      .getByRole('heading', { level: 1, name: 'Transform Your Resume into a Professional Portfolio' })
      .waitFor()
    await page.getByText('Trusted by professionals from leading companies worldwide').waitFor()
    await look('1-landing')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get Started' }).click()
    await page.waitForURL('**/signup')
  })

  it('when a line of the landing page gives way to the next, then that one is readable at once', async () => {
    const other = await context.newPage()
    await other.emulateMedia({ reducedMotion: 'no-preference' })
    await other.goto(product.url)
    const line = other.locator('p[aria-hidden="true"]').first()
    const moved = await line.evaluate((element) => {
      interface Animated {
        getAnimations(): { effect: { getKeyframes(): object[] } }[]
      }
      const moves = (element as unknown as Animated)
        .getAnimations()
        .flatMap(({ effect }) => effect.getKeyframes())
      return moves.map((move) => Object.keys(move))
    })
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.flat()).not.toContain('opacity')
    await other.close()
  })

  it('when the form is not right, then it says so where it is; when it is, then the code is asked for', async () => {
    await button('Create account').click()
    for (const text of ['User name is required', 'Email is required', 'Password is required'])
      await page.getByText(text).waitFor()
    await page.getByLabel('User name').fill('Denise')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await look('2-sign-up')
    await button('Create account').click()
    await page.waitForURL('**/verify')
  })

  it('when a protected page is opened unverified, then the code is asked for again', async () => {
    await page.goto(`${product.url}/dashboard`)
    await page.waitForURL('**/verify')
  })

  it('when the page is loaded again within a minute of the code, then another one is not offered yet', async () => {
    await page.reload()
    await page.getByText(/^New code in \d+ s$/).waitFor()
    expect(await button('Send a new code').count()).toBe(0)
  })

  it('when the code of the mail is typed, after one with a wrong digit, then its last digit opens the dashboard, which begins with the upload', async () => {
    const code = await codeFor(product.url, email)
    const enter = async (digits: string) => {
      await page.getByLabel('Digit 1 of 6').focus()
      await page.keyboard.type(digits)
    }
    await enter(`${code.slice(0, 5)}${code.endsWith('0') ? '1' : '0'}`)
    await page.getByText('Invalid OTP').waitFor()
    await look('3-verify')
    await enter(code)
    await page.waitForURL('**/dashboard')
    await page.getByText('Email verified successfully!').waitFor()
    await page.getByRole('heading', { name: 'Start with your resume' }).waitFor()
    await look('4-empty-dashboard')
  })

  it('when a file is no PDF, then it is refused in words; when it is, then its page and what was read appear', async () => {
    await page.goto(`${product.url}/uploadresume`)
    const chooser = page.getByLabel('Resume PDF')
    await chooser.setInputFiles({ name: 'resume.docx', mimeType: 'text/plain', buffer: Buffer.from('hello') })
    await page.getByText('Please upload a PDF file').first().waitFor()
    await look('5-upload')
    await chooser.setInputFiles(sample)
    await page.getByText('Denise Okonkwo-Harris').first().waitFor()
    await look('6-read')
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL('**/site-setup*')
  })

  it('when a name is reserved, then it is taken; when it is free, then its address is shown', async () => {
    await page.getByLabel('Site name').fill('admin')
    await page.getByText('This site name is already taken.').waitFor()
    expect(await button('Continue').isDisabled()).toBe(true)
    await page.getByLabel('Site name').fill('denise')
    await page.getByText(`denise.localhost:${new URL(product.url).port}`).waitFor()
    await look('7-site-name')
    await button('Continue').click()
    await page.waitForURL('**/launch*')
  })

  it('when the site is launched, then the steps run and the live page stands at its own address', async () => {
    await look('8-launch')
    await button('Launch site').click()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    const frame = page.frameLocator('iframe[title^="Your site"]').first()
    await frame.getByRole('heading', { level: 1, name: 'Denise Okonkwo-Harris' }).waitFor()
    await look('9-live')

    const address = await page.getByRole('link', { name: 'Visit Your Site' }).getAttribute('href')
    const site = await context.newPage()
    const answer = await site.goto(address!)
    expect(answer?.status()).toBe(200)
    await site.getByRole('heading', { level: 2, name: 'Work' }).waitFor()
    expect(answer?.request().headers()['cookie']).toBeUndefined()
    expect(await site.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    await picture(site, '10-site')
    expect(await violations(site)).toEqual([])
    await site.close()
  })

  it('when the launch page is loaded again, then it still tells of the live site', async () => {
    await page.reload()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
  })

  it('when the dashboard is opened, then the site and the resume are there, and the credit is spent', async () => {
    await page.goto(`${product.url}/dashboard`)
    await page
      .getByRole('link', { name: /View Site/ })
      .first()
      .waitFor()
    await page.getByText('stackoverflow--nurse.pdf').first().waitFor()
    await look('11-dashboard')
    await page.goto(`${product.url}/profile`)
    await page.getByText(email).first().waitFor()
    await look('12-profile')
  })

  it('when there is no credit left, then the launch is blocked in words', async () => {
    await page.goto(`${product.url}/site-setup`)
    await page.getByLabel('Site name').fill('denise-two')
    await button('Continue').click()
    await page.getByText('Insufficient Credits').waitFor()
    await page.getByRole('link', { name: 'See credit packages' }).waitFor()
    expect(await button('Launch site').count()).toBe(0)
  })

  it('when a line of the page is opened, then it shows where on the resume it stands', async () => {
    await page.goto(`${product.url}/sites/denise`)
    await page.getByRole('link', { name: 'See each line' }).click()
    await page.getByRole('heading', { level: 1, name: 'Where this comes from' }).waitFor()
    await page.locator('summary', { hasText: 'August 2019' }).click()
    await page.getByText('Your resume says').waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^Page 1 of your resume, in / })
      .waitFor()
    expect(await page.locator('figcaption[role]').count()).toBe(0)
    await look('15-sources')
  })

  it('when the page is edited, then it says what its owner wrote, and no credit is needed', async () => {
    const frame = await openStudio(page, product.url, 'denise')
    await (await introductionOf(page)).fill('I wrote this myself.')
    await frame.getByText('I wrote this myself.').waitFor()
    await page.getByRole('tab', { name: 'Who sees what' }).click()
    await page.getByRole('switch', { name: 'Search engines may list the page' }).check()
    await publish(page)
    await eventually(async () =>
      (await openSite(product.url, 'denise')).text.includes('I wrote this myself.'),
    )
    await look('14-edit')
  }, 60_000)

  it('when an entry is hidden, then it is listed beside the page and can be shown again', async () => {
    await openStudio(page, product.url, 'denise')
    const missing = page.getByRole('region', { name: 'Not on the page' })
    const entry = page.getByRole('button', { name: /^Charge Nurse/ })
    await entry.click()
    await page.getByRole('button', { name: /^Hide: Charge Nurse/ }).click()
    await publish(page)
    await page.reload()
    await missing.waitFor()
    await look('14-hidden')
    await missing.getByRole('button', { name: /^Show Charge Nurse/ }).click()
    await missing.waitFor({ state: 'detached' })
    await publish(page)
    await page.reload()
    await entry.waitFor()
    expect(await missing.count()).toBe(0)
  }, 60_000)

  it('when the site is deleted, then it is off the dashboard and its page is gone', async () => {
    await page.goto(`${product.url}/dashboard`)
    await button(/Delete denise/).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await page.getByText('Repository deleted successfully').waitFor()
    await page.getByRole('link', { name: /View Site/ }).waitFor({ state: 'detached' })
  })

  it('when the person logs out, then protected pages lead to the login, and the login leads back', async () => {
    await button('Logout').click()
    await page.getByText('User Logged Out').waitFor()
    await page.goto(`${product.url}/dashboard`)
    await page.waitForURL('**/login')
    await logIn(page, { email, password: 'wrong password' })
    await page.getByText('Invalid credentials').first().waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await look('13-login')
    await button('Log in').click()
    await page.waitForURL('**/dashboard')
  })

  it('when a finger is all there is, then nothing is said of dropping a file', async () => {
    const state = await context.storageState()
    const phone = await context.browser()!.newContext({ storageState: state, isMobile: true, hasTouch: true })
    const screen = await phone.newPage()
    await screen.goto(`${product.url}/uploadresume`)
    await screen.getByRole('button', { name: /Choose your resume/ }).waitFor()
    expect(await screen.getByText(/Drop your resume/).count()).toBe(0)
    await phone.close()
  })

  it('when there is no such site, then nothing is offered that cannot help', async () => {
    for (const path of ['nobodys', 'nobodys/sources']) {
      await page.goto(`${product.url}/sites/${path}`)
      await page.getByText('You have no site called nobodys.').waitFor()
      expect(await button('Try again').count()).toBe(0)
      await page.getByRole('link', { name: 'Go to the dashboard' }).waitFor()
    }
  })

  it('when the phone is held, then the same screens fit 390 px, in light and dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [name, path] of [
      ['landing', '/'],
      ['dashboard', '/dashboard'],
      ['upload', '/uploadresume'],
      ['site-name', '/site-setup'],
    ] as const)
      for (const theme of ['light', 'dark']) {
        await page.evaluate(`localStorage.setItem('thumb-theme', '${theme}')`)
        await page.goto(product.url + path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect({ name, theme, overflow }).toEqual({ name, theme, overflow: 0 })
        await look(`phone-${name}-${theme}`)
      }
  })
})
