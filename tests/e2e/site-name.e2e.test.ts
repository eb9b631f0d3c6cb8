import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { newPerson, uploadPdf, type Person, type ProductProcess } from '@thumbfolio/testing'
import type { Locator, Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(90_000)

/** The second step of the wizard, where a name may be looked up for a while and a resume may be gone. */
describe('a name for a site, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let person: Person
  let page: Page
  let resume: string

  // A session ends here, and a resume is gone.
  beforeEach(() => expectComplaints(/status of 40[14]/))
  beforeAll(async () => {
    running = await startInChromium({ screen: { width: 1280, height: 800 } })
    ;({ product, page } = running)
    person = await newPerson(product.url)
    resume = await uploadPdf(person, sample)
    await page.goto(`${product.url}/site-setup?resume=${resume}`)
    await logIn(page, person)
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const name = () => page.getByLabel('Site name')
  const hasFocus = (what: Locator) => what.and(page.locator(':focus')).waitFor()
  const path = () => new URL(page.url()).pathname

  /** Delays the answer about the next name until the returned function is called. */
  const delayedAnswer = async () => {
    let release: () => void
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/code-host/**', async (route) => {
      await released
      await route.continue()
    })
    return async () => {
      const answer = page.waitForResponse('**/code-host/**')
      release()
      await answer
      await page.unroute('**/code-host/**')
    }
  }

  it('when Enter is pressed before it is known that a name is taken, then it stays, and says why', async () => {
    const answerNow = await delayedAnswer()
    await name().fill('admin')
    await name().press('Enter')
    await page.getByText('Checking availability').waitFor()
    await answerNow()
    await page.getByText('This site name is already taken.').waitFor()
    await hasFocus(name())
    expect(path()).toBe('/site-setup')
  })

  it('when the name is changed before it is known, then the form does not continue with the other one', async () => {
    const answerNow = await delayedAnswer()
    await name().fill('first-thought')
    await name().press('Enter')
    await name().fill('second-thought')
    await answerNow()
    await page.getByText('This name is available.').waitFor()
    expect(path()).toBe('/site-setup')
  })

  it('when Enter is pressed before it is known that a name is free, then it goes on once, as soon as it is', async () => {
    const answerNow = await delayedAnswer()
    await name().fill('third-thought')
    await name().press('Enter')
    await name().press('Enter')
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(path()).toBe('/site-setup')
    await answerNow()
    await page.waitForURL('**/launch?*site=third-thought')
    await page.goBack()
    await page.waitForURL('**/site-setup?*site=third-thought')
  })

  it('when the resume was deleted, then that is said at once, and another one is a click away', async () => {
    const gone = await uploadPdf(person, sample)
    expect((await person.call('DELETE', `/api/v1/auth/resume/${gone}`)).status).toBe(200)
    await page.goto(`${product.url}/site-setup?resume=${gone}&site=kept`)
    await page.getByText('This resume is not there any more').waitFor()
    await hasFocus(page.getByRole('main'))
    expect(await name().count()).toBe(0)
    await page.getByRole('link', { name: 'Upload Resume', exact: true }).first().waitFor()
    await picture(page, 'n1-gone')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Choose resume.pdf' }).click()
    await page.waitForURL(`**/site-setup?resume=${resume}&site=kept`)
    expect(await name().inputValue()).toBe('kept')
    await page.getByText('This name is available.').waitFor()
  })

  it('when no resume is left, then the way on is to upload one', async () => {
    expect((await person.call('DELETE', `/api/v1/auth/resume/${resume}`)).status).toBe(200)
    await page.reload()
    await page.getByText('It was probably deleted. Please upload it again.').waitFor()
    await page.getByRole('alert').getByRole('link', { name: 'Upload Resume' }).click()
    await page.getByRole('heading', { name: 'Upload your resume' }).waitFor()
  })
})
