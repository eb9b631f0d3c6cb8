import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  spendableCredits,
  startLaunch,
  uploadPdf,
  type Person,
} from '@thumbfolio/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { makeOperator } from '../runbooks/operator.js'
import { expectComplaints, picture, violations } from './browser.js'
import { confirmPassword } from './operator-password.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)

const site = 'page-of-a-bank'
const reason = 'It copies the page of a bank.'

describe('what operators do on their page, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let second: { context: BrowserContext; page: Page }
  let [grace, linus, owner]: Person[] = []

  /** A page on which this operator is logged in and has entered the password. */
  async function enter(as: Page, { email, password }: Person): Promise<void> {
    await as.goto(`${running.product.url}/login`, { waitUntil: 'networkidle' })
    await logIn(as, { email, password })
    await as.waitForURL('**/dashboard')
    await as.goto(`${running.product.url}/operator/users`, { waitUntil: 'networkidle' })
    await confirmPassword(as, password)
  }
  const open = (path: string, on = page) =>
    on.goto(`${running.product.url}/operator${path}`, { waitUntil: 'networkidle' })
  /** Begins a change, fills its dialog in and does it. */
  async function change(button: string, title: RegExp, fields: Record<string, string>, on = page) {
    await on.getByRole('button', { name: button, exact: true }).first().click()
    const dialog = on.getByRole('dialog', { name: title })
    for (const [label, value] of Object.entries({ Reason: reason, ...fields }))
      await dialog.getByLabel(label).fill(value)
    return dialog
  }
  /** At both widths, without anything that is too wide or that axe finds. */
  async function show(name: string, on = page): Promise<void> {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await on.setViewportSize({ width, height })
      // Less than 0: a dialog hides the scroll bar.
      expect(await on.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
      expect(await violations(on)).toEqual([])
      await picture(on, `operator-${name}-${width}`)
    }
    await on.setViewportSize({ width: 1440, height: 900 })
  }

  beforeAll(async () => {
    running = await startInChromium({ environment: { OPERATOR_CREDITS_ALONE: '50' } })
    page = running.page
    const { url } = running.product
    ;[grace, linus, owner] = await Promise.all([newPerson(url), newPerson(url), newPerson(url)])
    for (const person of [grace, linus]) await makeOperator(person, running.dataDir)
    // More than a page of accounts.
    for (let count = 0; count < 21; count += 1) await newPerson(url)
    const resume = await uploadPdf(owner, sample)
    for (const name of [site, `${site}-too`])
      await launchEnd(url, owner, await startLaunch(owner, resume, name))
    const context = await running.context.browser()!.newContext({ reducedMotion: 'reduce' })
    second = { context, page: await context.newPage() }
  }, 120_000)
  afterAll(async () => {
    await second?.context.close()
    await running?.[Symbol.asyncDispose]()
  })

  it('when accounts are listed, then by state and page by page, and a text that many have leads to them as rows', async () => {
    expectComplaints(/status of 403 .*\/operator\//, /status of 404 .*\/operator\//)
    await enter(page, grace!)
    await page.getByRole('button', { name: 'Show older accounts' }).waitFor()
    expect(await page.getByRole('link', { name: grace!.user.username, exact: true }).count()).toBe(0)
    await show('users')
    await page.getByRole('button', { name: 'Show older accounts' }).click()
    await page.getByRole('link', { name: grace!.user.username, exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Show older accounts' }).count()).toBe(0)
    await page.getByText('Operators', { exact: true }).click()
    await page.getByRole('link', { name: owner!.user.username, exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: linus!.user.username, exact: true }).waitFor()
    expect(await page.getByRole('row').count()).toBe(3)

    const asked: string[] = []
    const note = (request: { url(): string }) => void asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    await open('?q=example')
    await page.getByRole('heading', { name: 'Accounts' }).waitFor()
    page.off('request', note)
    expect(asked.filter((path) => path.startsWith('/api/v1/operator')).length).toBe(3)
    await show('many')
  })

  it('when credits exceed the sum of a day, then the second person confirms them, and not who asked', async () => {
    expectComplaints(/status of 403 .*\/operator\//, /status of 404 .*\/operator\//)
    const before = await spendableCredits(owner!)
    await open(`?q=${owner!.user._id}`)
    await show('user')
    const dialog = await change('Give credits', /^Give credits/, { Credits: '60' })
    await dialog.getByRole('button', { name: 'Give credits' }).click()
    await page.getByText('Another operator has to confirm these credits').first().waitFor()
    await page.getByRole('link', { name: 'Grants' }).click()
    await page.getByText('Another operator has to confirm it').waitFor()
    expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
    expect(await spendableCredits(owner!)).toBe(before)

    await enter(second.page, linus!)
    await open('/grants', second.page)
    await second.page.getByRole('button', { name: 'Refuse' }).waitFor()
    await show('grants', second.page)
    const confirm = await change('Confirm', /^Grant 60 credits/, {}, second.page)
    await show('grants-confirm', second.page)
    await confirm.getByRole('button', { name: 'Confirm' }).click()
    await second.page.getByText('No credits wait for a second operator.').waitFor()
    await second.page.getByText('All', { exact: true }).click()
    await second.page.getByText('Granted by').waitFor()
    expect(await spendableCredits(owner!)).toBe(before + 60)
  })

  it('when somebody cannot log in, then their data are saved as a ZIP file', async () => {
    expectComplaints(/status of 404 .*\/operator\//)
    await open(`?q=${owner!.user._id}`)
    const dialog = await change('Export data', /^Export all data/, {})
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export data' }).click(),
    ])
    expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK')
    await dialog.waitFor({ state: 'detached' })
  })

  it('when all sites of a user are taken down, then none is shown', async () => {
    expectComplaints(/status of 404/)
    const { url } = running.product
    const { username } = owner!.user
    const dialog = await change('Take all sites down', /^Take all sites/, {
      [`Type ${username} to confirm`]: username,
    })
    await show('takedown-all')
    await dialog.getByRole('button', { name: 'Take all sites down' }).click()
    await page.getByText('2 sites taken down, 0 drafts removed').first().waitFor()
    for (const name of [site, `${site}-too`]) expect((await openSite(url, name)).status).toBe(404)
  })

  it('when the audit is filtered by person, subject, action and time, then only that is shown, page by page', async () => {
    await open('/audit')
    await page.getByText('data-exported').waitFor()
    await show('audit')
    const rows = () => page.getByRole('row').count()
    await page.getByLabel('About').fill(owner!.user._id)
    await page.getByLabel('Action').fill('credits-asked-for')
    await page.getByRole('button', { name: 'Filter' }).click()
    await eventually(async () => (await rows()) === 2)
    await page.getByLabel('By', { exact: true }).fill(linus!.user._id)
    await page.getByLabel('Action').fill('credits-granted')
    await page.getByRole('button', { name: 'Filter' }).click()
    await eventually(async () => (await rows()) === 2)
    await page.getByLabel('From').fill('2020-01-01T00:00')
    await page.getByLabel('Until').fill('2020-12-31T00:00')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByText('No operator did anything like that.').waitFor()
    await show('audit-filtered')
    await page.getByRole('button', { name: 'Show everything' }).click()
    await page.getByText('data-exported').waitFor()
  })

  it('when maintenance begins with an end, then it says when, and is over when it is ended', async () => {
    await open('/product')
    const dialog = await change('Begin maintenance', /^Begin maintenance/, {
      'Text that everybody reads (optional)': 'We move to a larger machine.',
      'Until (optional)': '2020-01-01T00:00',
    })
    await dialog.getByRole('button', { name: 'Begin' }).click()
    await dialog.getByText('This time has passed').waitFor()
    await dialog.getByLabel('Until (optional)').fill('2035-05-01T12:00')
    await show('maintenance')
    await dialog.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('definition').getByText('Until May 1, 2035').waitFor()
    await show('product')
    await (
      await change('End maintenance', /^End maintenance/, {})
    )
      .getByRole('button', { name: 'End' })
      .click()
    await page.getByText('Off', { exact: true }).waitFor()
    expect(await page.getByText('We move to a larger machine.').count()).toBe(0)
  })
})
