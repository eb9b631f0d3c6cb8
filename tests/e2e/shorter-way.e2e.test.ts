import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { codeFor } from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { picture, violations } from './browser.js'
import { sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(90_000)

/** The actions of a person, counted in the page from trusted events. */
interface Effort {
  clicks: number
  dialogs: number
  fields: Set<string>
  digits: number
}

async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, dialogs: 0, fields: new Set(), digits: 0 }
  page.on('filechooser', () => void effort.dialogs++)
  await page.exposeFunction('countClick', () => void effort.clicks++)
  await page.exposeFunction('countInput', (name: string) => {
    if (name.startsWith('Digit')) effort.digits++
    else effort.fields.add(name)
  })
  await page.addInitScript(`
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && countClick(), true)
    addEventListener('input', ({ target, isTrusted }) =>
      isTrusted && target.type !== 'file' && countInput(target.getAttribute('aria-label') ?? target.name), true)
  `)
  return effort
}

describe('from the start page to a live site, in Chromium', () => {
  let running: ProductInChromium
  beforeAll(async () => {
    running = await startInChromium()
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  it('when a newcomer launches a site, then it takes at most 7 clicks, one file dialog, 3 fields and 6 digits', async () => {
    const { page, product } = running
    const effort = await countEffort(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto(product.url)
    await page.getByText('3 free launches. See your page before you pay.').waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Get Started' }).click()
    await page.getByLabel('User name').fill('Denise')
    await page.getByLabel('E-mail').fill('denise@example.org')
    await page.getByLabel('Password', { exact: true }).fill('a good secret')
    await button('Create account').click()
    await page.waitForURL('**/verify')
    await page.getByLabel('Digit 1 of 6').focus()
    await page.keyboard.type(await codeFor(product.url, 'denise@example.org'))
    await page.waitForURL('**/dashboard')
    const dialog = page.waitForEvent('filechooser')
    await page.getByText('Choose a PDF', { exact: true }).click()
    await picture(page, 'w1-dashboard')
    await (await dialog).setFiles(sample)
    await page.getByRole('heading', { name: 'This is what we read' }).waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    const name = page.getByLabel('Site name')
    await page.getByText('This name is available.').waitFor()
    expect(await name.inputValue()).toBe('denise-okonkwo-harris')
    await button('Continue').click()
    await page.frameLocator('iframe[title^="Draft of"]').getByRole('heading', { level: 1 }).waitFor()
    await picture(page, 'w2-launch', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await button('Launch site').click()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    const { clicks, dialogs, fields, digits } = effort
    expect({ dialogs, fields: fields.size, digits }).toEqual({ dialogs: 1, fields: 3, digits: 6 })
    expect(clicks).toBeLessThanOrEqual(7)
    // The exact number, to prove that clicks are counted.
    expect(clicks).toBe(6)
  })

  it('when the start page is left by its buttons, then a newcomer gets the sign-up, and an account holder the login', async () => {
    const { product, context } = running
    const newcomer = await context.browser()!.newContext({ reducedMotion: 'reduce' })
    const other = await newcomer.newPage()
    for (const name of ['Get Started', 'Upload your resume']) {
      await other.goto(product.url)
      await other.getByRole('main').getByRole('link', { name, exact: true }).click()
      await other.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
    }
    await other.evaluate(`localStorage.setItem('has-account', 'yes')`)
    await other.goto(product.url)
    await other.getByRole('main').getByRole('link', { name: 'Get Started', exact: true }).click()
    await other.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
    await newcomer.close()
  })
})
