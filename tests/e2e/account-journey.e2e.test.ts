import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  httpClient,
  newPerson,
  openSite,
  spendableCredits,
  unzipped,
  uploadPdf,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

/** The page of the PDF, once its picture is there. */
const drawn = 'canvas:not(.opacity-0)'
const newPassword = 'another good secret'
jest.setTimeout(90_000)

/** What people do around a launch: correct what was read, look after the account, leave. */
describe('an account and its resume, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let person: Person
  let resume: string
  let page: Page

  // Wrong passwords and codes, a stale save and a lost connection are logged in the console too.
  beforeEach(() => expectComplaints(/status of (400|401|404|412)/, /ERR_INTERNET_DISCONNECTED|Network error/))
  beforeAll(async () => {
    running = await startInChromium()
    ;({ product, page } = running)
    person = await newPerson(product.url)
    resume = await uploadPdf(person, sample)
    await comeIn(person.password)
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const comeIn = async (password: string) => {
    await page.goto(`${product.url}/login`)
    await logIn(page, { ...person, password })
    await page.waitForURL('**/dashboard')
  }
  const look = async (name: string) => {
    await picture(page, name)
    expect(await violations(page)).toEqual([])
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const contentCall = () => `/api/v1/auth/resume/${resume}/content`
  const reading = async () => person.call('GET', contentCall())
  const openFirstJob = async () => {
    const jobs = page.getByRole('region', { name: 'Work', exact: true })
    const first = jobs.locator('details').first()
    if ((await first.getAttribute('open')) === null) await first.locator('summary').click()
    return first
  }

  it('when the resume is opened from the dashboard, then what was read stands there, doubts first', async () => {
    await page.getByRole('link', { name: /Correct what was read/ }).click()
    await page.waitForURL(`**/resumes/${resume}`)
    await page.getByRole('heading', { name: 'Correct what we read' }).waitFor()
    await page.locator(drawn).waitFor()
    const pointers = (await reading()).body.data.questions.map(
      (question: { pointer: string }) => question.pointer,
    )
    expect(pointers).toEqual(['/basics/location/address', '/basics/location/countryCode'])
    await page.getByRole('heading', { name: 'Is this your country?' }).waitFor()
    await page.getByText('Page 1 says “US”').waitFor()
    await look('a1-correct')
  })

  it('when a doubt is answered, then it is not asked again in this browser', async () => {
    const asked = page.getByRole('heading', { name: 'Is this your country?' })
    const question = page.getByRole('listitem').filter({ has: asked })
    await question.getByRole('button', { name: 'Yes, that is right' }).click()
    await asked.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator(drawn).waitFor()
    expect(await asked.count()).toBe(0)
  })

  it('when a date is none, then it is said at its field, and nothing is saved', async () => {
    const job = await openFirstJob()
    await job.getByLabel('Start').fill('March')
    await button('Save corrections').click()
    await page.getByText('A date is YYYY, YYYY-MM or YYYY-MM-DD').waitFor()
    await job.getByLabel('Start').and(page.locator(':focus')).waitFor()
    await look('a2-wrong-date')
    await button('Undo all').click()
    expect((await reading()).body.data.corrected).toBe(false)
  })

  it('when it was changed elsewhere, then nothing typed is lost, and both changes are saved', async () => {
    const job = await openFirstJob()
    await job.getByLabel('Employer', { exact: true }).fill('Lakeside Hospital of Corrections')
    const elsewhere = await reading()
    const { content } = elsewhere.body.data
    const changed = { ...content, basics: { ...content.basics, label: 'Nurse of another tab' } }
    const headers = { 'If-Match': String(elsewhere.headers.get('etag')) }
    expect((await person.call('PUT', contentCall(), { body: changed, headers })).status).toBe(200)

    await button('Save corrections').click()
    await page.getByText('This resume was changed elsewhere.').waitFor()
    await look('a3-stale')
    await button('Load the newer version').click()
    await page.getByText('This resume was changed elsewhere.').waitFor({ state: 'hidden' })
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Nurse of another tab')
    await button('Save corrections').click()
    await page.getByText('Your corrections are saved').waitFor()
    const saved = (await reading()).body.data
    expect(saved.corrected).toBe(true)
    expect(saved.content.basics.label).toBe('Nurse of another tab')
    expect(saved.content.work[0]).toEqual({ ...content.work[0], name: 'Lakeside Hospital of Corrections' })
  })

  it('when the PDF is read again, then the corrections stay, and it says that nothing has changed', async () => {
    await button('Read again').click()
    await page.getByText('It was read again, and nothing has changed.').waitFor()
    expect((await reading()).body.data.content.work[0].name).toBe('Lakeside Hospital of Corrections')
    await look('a4-read-again')
  })

  it('when a correction is not saved, then leaving the page is asked about', async () => {
    await page.getByLabel('Title', { exact: true }).fill('Nurse')
    await page.getByRole('link', { name: 'Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Nurse')
    await button('Undo all').click()
  })

  it('when it is launched, then the site says what the owner corrected', async () => {
    await page.getByRole('link', { name: 'Publish Portfolio' }).click()
    await page.getByLabel('Site name').fill('corrected')
    await button('Continue').click()
    await button('Launch site').click()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    const { text } = await openSite(product.url, 'corrected')
    expect(text).toContain('Lakeside Hospital of Corrections')
    expect(text).toContain('Nurse of another tab')
  })

  it('when the profile is opened, then every movement of credits is shown with its site and balance', async () => {
    await eventually(async () => (await spendableCredits(person)) === 2)
    await eventually(async () => (await person.call('GET', '/api/v1/auth/credits')).body.data.length === 3)
    await page.goto(`${product.url}/profile`)
    const rows = page.getByRole('table', { name: /Movements of credits/ }).locator('tbody tr')
    await rows.first().waitFor()
    const shown = await rows.evaluateAll((all) =>
      all.map((row) =>
        [
          ...(
            row as unknown as {
              cells: { textContent: string; querySelector(s: string): null | { remove(): void } }[]
            }
          ).cells,
        ]
          .slice(1)
          .map((cell) => {
            cell.querySelector('time')?.remove()
            return cell.textContent
          }),
      ),
    )
    expect(shown).toEqual([
      ['Spent: corrected is live', '0', '2'],
      ['Set aside to launch corrected', '−1', '2'],
      ['Welcome credits', '+3', '3'],
    ])
    await page.reload()
    await rows.first().waitFor()
    await look('a5-profile')
  })

  it('when the password is changed, then this browser stays and every other session ends', async () => {
    await page.getByLabel('Current password').fill('not mine')
    await page.getByLabel('New password').fill(newPassword)
    await button('Change password').click()
    await page.getByText('Your current password is not right.').waitFor()
    await page.getByLabel('Current password').fill(person.password)
    await button('Change password').click()
    await page.getByText('Your password was changed').waitFor()
    expect(await page.getByLabel('New password').inputValue()).toBe('')
    expect((await person.call('GET', '/api/v1/auth/checkAuth')).status).toBe(401)
    // The next test cuts the line: nothing may be on its way then.
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
  })

  it('when the data is downloaded, then the file has all of it; when the line breaks, then it is said', async () => {
    const context = page.context()
    await context.setOffline(true)
    await button('Download my data').click()
    const broken = page.getByText("We can't reach Thumbfolio")
    await broken.waitFor()
    await look('a5-download-failed')
    await context.setOffline(false)
    const [saved] = await Promise.all([page.waitForEvent('download'), button('Download my data').click()])
    expect(saved.suggestedFilename()).toMatch(/^thumbfolio-\d{4}-\d{2}-\d{2}\.zip$/)
    const files = await unzipped(await readFile(await saved.path()))
    const names = [...files.keys()]
    for (const name of ['account.json', 'ledger.json', 'sites/corrected/published/index.html'])
      expect(names).toContain(name)
    await button('Download my data').waitFor()
    expect(await broken.count()).toBe(0)
  })

  it('when the phone is held, then the same screens fit 390 px, in light and dark', async () => {
    for (const [name, path] of [
      ['profile', '/profile'],
      ['correct', `/resumes/${resume}`],
    ] as const)
      for (const theme of ['light', 'dark']) {
        await page.evaluate(`localStorage.setItem('thumb-theme', '${theme}')`)
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.goto(product.url + path)
        await page
          .locator(name === 'profile' ? 'tbody tr' : drawn)
          .first()
          .waitFor()
        await look(`a6-${name}-${theme}`)
        await page.setViewportSize({ width: 390, height: 844 })
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect({ name, theme, overflow }).toEqual({ name, theme, overflow: 0 })
        await look(`a6-phone-${name}-${theme}`)
      }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('when the account is deleted, then it is confirmed twice, and ends logged out on the landing page', async () => {
    await page.goto(`${product.url}/profile`)
    await button('Delete my account').click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await dialog.getByText('Please type the word delete').waitFor()
    await dialog.getByLabel('Type delete to confirm').fill('delete')
    await dialog.getByLabel('Your password').fill(person.password)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await dialog.getByText('Your current password is not right.').waitFor()
    await look('a7-delete')
    await dialog.getByLabel('Your password').fill(newPassword)
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByText('Your account is being deleted').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('link', { name: 'LogIn' }).waitFor()

    const again = { email: person.email, password: newPassword }
    expect((await httpClient(product.url)('POST', '/api/v1/auth/login', { body: again })).status).toBe(401)
    await eventually(async () => (await openSite(product.url, 'corrected')).status === 404)
  })
})
