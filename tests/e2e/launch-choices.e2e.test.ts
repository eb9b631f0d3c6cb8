import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { launchEnd, startLaunch, uploadPdf } from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { startWithModels, type ModelsInChromium } from './models-in-chromium.js'
import { expectComplaints } from './browser.js'
import { logIn, openMore, sample } from './product-in-chromium.js'

jest.setTimeout(90_000)

/** What was chosen for a launch stays chosen, wherever somebody goes before it begins. */
describe('the choices of a launch, in Chromium', () => {
  let running: ModelsInChromium
  let page: Page
  let newer: string

  beforeAll(async () => {
    running = await startWithModels()
    const { product, person, resume } = running
    page = running.page
    await launchEnd(product.url, person, await startLaunch(person, resume, 'mine'))
    newer = await uploadPdf(person, sample)
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const resumeChoice = () => page.getByRole('combobox', { name: 'Resume' })
  const picture = () => page.getByRole('img', { name: 'First page of resume.pdf' })
  const google = () => page.getByRole('checkbox', { name: /Google may see my resumes/ })
  const fallback = () => page.getByLabel('If the model cannot answer')
  const step = (name: string) => page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name })
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click()

  it('when a resume was chosen and the page is loaded again, then it is the same choice, and another can be made', async () => {
    await page.goto(`${running.product.url}/launch?site=mine`)
    await openMore(page)
    await picture().waitFor()
    expect(await resumeChoice().inputValue()).toBe(running.resume)
    await resumeChoice().selectOption(newer)
    await page.reload()
    await picture().waitFor()
    expect(await resumeChoice().inputValue()).toBe(newer)
    await resumeChoice().selectOption(running.resume)
    expect(await resumeChoice().inputValue()).toBe(running.resume)
  })

  it('when the resume is gone, then one of the others can be chosen in its place', async () => {
    expectComplaints(/status of 404/)
    const gone = '00000000-0000-4000-8000-000000000000'
    await page.goto(`${running.product.url}/launch?resume=${gone}&site=mine`)
    await page.getByText(/Choose another one below/).waitFor()
    const launch = page.getByRole('button', { name: 'Launch site' })
    expect(await launch.isDisabled()).toBe(true)
    await resumeChoice().selectOption(newer)
    await picture().waitFor()
    await page.getByRole('button', { name: 'Launch site', disabled: false }).waitFor()
  })

  it('when somebody steps back to the name or to the resume, then everything chosen is still chosen after it', async () => {
    await page.goto(`${running.product.url}/launch?resume=${running.resume}&site=first`)
    await google().check()
    await page.getByRole('radio', { name: /Sonnet/ }).check()
    await page.getByRole('checkbox', { name: /Anthropic may see my resumes/ }).check()
    await openMore(page)
    await fallback().selectOption('local')

    await step('Choose Site Name').click()
    await page.getByLabel('Site name').fill('second')
    await page.waitForURL('**site=second')
    await goOn()
    await page.waitForURL(/launch\?.*site=second/)
    expect(await page.getByRole('radio', { name: /Sonnet/ }).isChecked()).toBe(true)
    await fallback().waitFor()
    expect(await fallback().inputValue()).toBe('local')

    await step('Upload Resume').click()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL('**/site-setup?*')
    expect(await page.getByLabel('Site name').inputValue()).toBe('second')
    await goOn()
    await page.waitForURL(/launch\?.*site=second/)
    await fallback().waitFor()
    expect(await fallback().inputValue()).toBe('local')
    expect(await page.getByRole('checkbox', { name: /Anthropic may see my resumes/ }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: /Gemini/ }).check()
    expect(await google().isChecked()).toBe(true)
  })

  it('when the session ends in another tab and its owner logs in again, then everything chosen is still chosen', async () => {
    await page.goto(`${running.product.url}/launch?resume=${running.resume}&site=first`)
    await google().check()
    await openMore(page)
    await fallback().selectOption('local')
    const other = await running.context.newPage()
    await other.goto(`${running.product.url}/profile`)
    await other.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await logIn(page, running.person)
    await page.waitForURL(/launch\?.*site=first/)
    await fallback().waitFor()
    expect(await google().isChecked()).toBe(true)
    expect(await fallback().inputValue()).toBe('local')
    await other.close()
  })
})
