import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  startDns,
  startLaunch,
  uploadPdf,
  type Person,
  type TestDns,
} from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(90_000)

/** A name that is not allowed, who opened the page, and a domain of one's own. */
describe('names, visits and domains, in Chromium', () => {
  let running: ProductInChromium
  let person: Person
  let page: Page
  let dns: TestDns
  let resume: string
  const url = () => running.product.url

  beforeAll(async () => {
    dns = await startDns()
    running = await startInChromium({
      environment: {
        DNS_SERVERS: dns.address,
        DOMAINS_TARGET: 'sites.example',
        DOMAINS_ADDRESSES: '192.0.2.7',
      },
    })
    page = running.page
    person = await newPerson(url())
    resume = await uploadPdf(person, sample)
    expect((await launchEnd(url(), person, await startLaunch(person, resume, 'nurse-one'))).status).toBe(
      'success',
    )
    await page.goto(`${url()}/site-setup?resume=${resume}`)
    await logIn(page, person)
  }, 90_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
    await dns?.[Symbol.asyncDispose]()
  })

  it('when a name is not allowed, then one press takes the nearest one, and a space at the end is nothing', async () => {
    const name = page.getByLabel('Site name')
    await name.fill('https://jané_doe.example.org/')
    await page.getByText('Did you mean').waitFor()
    await picture(page, 'v1-nearest')
    await page.getByRole('button', { name: 'jane-doe', exact: true }).click()
    await page.getByText('This name is available.').waitFor()
    await name.fill('nurse-two ')
    await page.getByText('This name is available.').waitFor()
    await name.fill('paypa1-login')
    await page.getByText('This name could pass for a brand or a bank').waitFor()
    expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
    const stranger = await newPerson(url())
    const theirs = await uploadPdf(stranger, sample)
    expect((await launchEnd(url(), stranger, await startLaunch(stranger, theirs, 'ada-byron'))).status).toBe(
      'success',
    )
    await name.fill('ada-byron')
    await page.getByText('These are free').waitFor()
    await page.getByRole('button', { name: 'byron-ada' }).click()
    await page.getByText('This name is available.').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('when the page is opened, then the card and the screen of visits say so, and the switch ends it', async () => {
    for (let at = 0; at < 3; at++)
      await openSite(url(), 'nurse-one', '/', {
        'User-Agent': 'Mozilla/5.0 Firefox/140.0',
        Referer: 'https://linkedin.com/',
      })
    await eventually(async () => {
      const { body } = await person.call('GET', '/api/v1/make/sites/nurse-one/visits')
      return body.data.views === 3
    })
    await page.goto(`${url()}/dashboard`)
    await page.getByRole('link', { name: '3 views in 30 days: visits of nurse-one' }).waitFor()
    await picture(page, 'v2-card')
    await page.getByRole('link', { name: '3 views in 30 days: visits of nurse-one' }).click()
    await page.getByRole('heading', { name: '3 page views in 30 days' }).waitFor()
    await page.getByText('linkedin.com').waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'v3-visits')
    await page.getByLabel('Count visits of this site').uncheck()
    await page.getByText('Visits are not counted any more.').first().waitFor()
  })

  it('when a domain is added, then its records can be copied, checked and removed', async () => {
    expectComplaints(/status of 400/)
    await page.getByRole('link', { name: 'Domains', exact: true }).click()
    await page.getByLabel('Domain').fill('localhost')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText('That is no domain of your own.').waitFor()
    await page.getByLabel('Domain').fill('nurse-one.example')
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByRole('button', { name: 'Copy TXT value' }).waitFor()
    const { body } = await person.call('GET', '/api/v1/make/sites/nurse-one/domains')
    dns.set('_thumbfolio.nurse-one.example', 'TXT', body.data[0].records[0].value)
    dns.set('nurse-one.example', 'A', '203.0.113.9')
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('It points to 203.0.113.9').waitFor()
    await picture(page, 'v4-domain')
    const checked = (await person.call('GET', '/api/v1/make/sites/nurse-one/domains')).body.data[0]
    await eventually(() => Date.now() > Date.parse(checked.checkAgainAt), 20_000)
    dns.set('nurse-one.example', 'A', '192.0.2.7')
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('Your page is at this domain.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'v5-domain-phone')
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Remove nurse-one.example' }).click()
    await page.getByRole('button', { name: 'Remove domain' }).click()
    await page.getByRole('heading', { name: 'Add your domain' }).waitFor()
  })
})
