import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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
import type { Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { newOperator, type OperatorPerson } from '../runbooks/operator.js'
import { confirmPassword, enterPassword, passwordDialog } from './operator-password.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)

const tool = fileURLToPath(new URL('../../deploy/admin/dist/main.js', import.meta.url))
const run = promisify(execFile)
const site = 'page-of-a-bank'
const reason = 'It copies the page of a bank.'

describe('the page of operators, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let grace: Person
  let owner: Person
  let linus: OperatorPerson | undefined

  const admin = async (...words: string[]): Promise<string> => {
    const env = { PATH: process.env['PATH'], DATA_DIR: running.dataDir, ...linus?.environment }
    return (await run(process.execPath, [tool, ...words], { env })).stdout
  }
  const open = (path: string) => page.goto(running.product.url + path, { waitUntil: 'networkidle' })
  const find = async (query: string) => {
    await page.getByLabel('User, site or launch').fill(query)
    await page.getByRole('button', { name: 'Find' }).click()
  }

  beforeAll(async () => {
    running = await startInChromium()
    page = running.page
    const { url } = running.product
    ;[grace, owner] = await Promise.all([newPerson(url), newPerson(url)])
    linus = await newOperator(url, running.dataDir)
    const resume = await uploadPdf(owner, sample)
    await launchEnd(url, owner, await startLaunch(owner, resume, site))
  }, 120_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  it('when a plain user opens it, then there is no page, no link, and nothing of it is loaded', async () => {
    const loaded: string[] = []
    page.on('request', (request) => void loaded.push(request.url()))
    await open('/login')
    await logIn(page, grace)
    await page.waitForURL('**/dashboard')
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('link', { name: 'Support' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Operator' }).count()).toBe(0)
    await open('/operator')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(loaded.filter((address) => address.includes('operator-page'))).toEqual([])
    const refused = await grace.call('GET', '/api/v1/operator/incidents')
    const unknown = await grace.call('GET', '/api/v1/operator/nothing')
    expect([refused.status, refused.body.code]).toEqual([404, 'not-found'])
    expect({ ...refused.body, instance: '' }).toEqual({ ...unknown.body, instance: '' })
  })

  it('when the role is given on the command line, then the menu leads there, and the password is asked', async () => {
    // What is looked for may be a launch or a site too.
    expectComplaints(/status of 403 .*\/operator\//, /status of 404 .*\/operator\//)
    expect(await admin('operators', 'add', grace.user.email, '--reason', 'On duty')).toContain(
      'is an operator',
    )
    expect(await admin('operators', 'list')).toContain(grace.user.email)
    await open('/dashboard')
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('link', { name: 'Operator' }).click()
    await find(owner.user.email)
    await confirmPassword(page, grace.password)
    await page.getByRole('heading', { name: owner.user.username }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'operator-user-1440')
  })

  it('when the password is needed again over a change, then what was typed stays, and the credits come once', async () => {
    // The card is loaded again after the change, and an e-mail is no launch.
    expectComplaints(
      /status of 403 .*\/credits/,
      /status of 400 .*\/confirmations/,
      /status of 404 .*\/launches/,
    )
    const before = await spendableCredits(owner)
    await page.getByRole('button', { name: 'Give credits' }).click()
    const dialog = page.getByRole('dialog', { name: `Give credits: ${owner.user.username}` })
    const give = () => dialog.getByRole('button', { name: 'Give credits' }).click()
    await give()
    await dialog.getByText('Please say why').waitFor()
    await dialog.getByLabel('Credits').fill('5')
    await dialog.getByLabel('Reason').fill('The launch took an hour.')
    // A session in which the password was not entered.
    await page.evaluate((token) => localStorage.setItem('token', token), grace.token)
    await give()
    await enterPassword(page, 'not the password')
    await passwordDialog(page).getByText('Your current password is not right.').waitFor()
    expect(await spendableCredits(owner)).toBe(before)
    await picture(page, 'operator-password-1440')
    await confirmPassword(page, grace.password)
    await page
      .getByText(`${before + 5} credits to spend`)
      .first()
      .waitFor()
    expect(await spendableCredits(owner)).toBe(before + 5)
  })

  it('when a site is taken down, then its page is gone at once, and the audit says who and why', async () => {
    expectComplaints(/status of 404/)
    expect((await openSite(running.product.url, site)).status).toBe(200)
    await page.getByRole('link', { name: site }).click()
    await page.getByRole('button', { name: 'Take down' }).click()
    const dialog = page.getByRole('dialog', { name: `Take ${site} down?` })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await dialog.getByText(`Please type ${site}`).waitFor()
    expect((await openSite(running.product.url, site)).status).toBe(200)
    await dialog.getByLabel(`Type ${site} to confirm`).fill(site)
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await page.getByText('No longer shown', { exact: true }).waitFor()
    expect((await openSite(running.product.url, site)).status).toBe(404)
    await picture(page, 'operator-taken-down-1440')
    await eventually(async () => (await admin('audit')).includes(`${grace.user._id}  site-taken-down`))
    await page.getByRole('link', { name: 'Audit' }).click()
    await page.getByText(reason).first().waitFor()
    await page.getByText('credits-granted').waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'operator-audit-1440')
  })

  it('when a visitor reports the site, then the inbox shows it with its owner, and at 390 px nothing is too wide', async () => {
    expectComplaints(/status of 404/)
    await admin('sites', 'put-back', site, '--reason', 'For the next report.')
    await eventually(async () => (await openSite(running.product.url, site)).status === 200)
    const { port } = new URL(running.product.url)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`http://${site}.localhost:${port}/report`)
    await page.getByRole('radio').first().check()
    await page.locator('textarea').fill('This is my bank.')
    await page.getByRole('button').click()
    await open('/operator/reports')
    await page.getByText('This is my bank.').waitFor()
    await page.getByRole('link', { name: owner.user._id }).waitFor()
    for (const section of [
      '',
      '/reports',
      '/incidents',
      '/dead-letters',
      '/audit',
      `?q=${site}`,
      `?q=${owner.user.email}`,
    ]) {
      await open(`/operator${section}`)
      expect([section, await page.evaluate('document.documentElement.scrollWidth - innerWidth')]).toEqual([
        section,
        0,
      ])
      await picture(page, `operator-390-${section.replaceAll(/\W/g, '')}`)
    }
    await open('/operator/incidents')
    await page.getByRole('button', { name: 'Check the ledger' }).click()
    await page.getByText('The books are even.').waitFor()
  })

  it('when the role is taken away, then the page is gone with the next call', async () => {
    expectComplaints(/status of 404/)
    await admin('operators', 'remove', grace.user.email, '--reason', 'Off duty')
    await page.getByRole('link', { name: 'Reports' }).click()
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  })
})
