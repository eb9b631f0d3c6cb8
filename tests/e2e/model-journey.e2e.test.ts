import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  openSite,
  spendableCredits,
  uploadPdf,
  type FakeVendor,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { startWithModels, type ModelsInChromium } from './models-in-chromium.js'
import { openMore, sample } from './product-in-chromium.js'
import { introductionOf, openStudio, publish } from './studio-in-chromium.js'

jest.setTimeout(90_000)

/** The last step of the wizard with both vendors of models played at the socket. */
describe('a launch that a model writes, in Chromium', () => {
  let running: ModelsInChromium
  let vendors: Record<'Google' | 'Anthropic', FakeVendor>
  let product: ProductProcess
  let page: Page
  let person: Person
  let resume: string

  beforeAll(async () => {
    running = await startWithModels()
    ;({ vendors, product, page, person, resume } = running)
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const look = async (name: string) => {
    await picture(page, name)
    expect(await violations(page)).toEqual([])
  }
  const openForm = (site: string) => page.goto(`${product.url}/launch?resume=${resume}&site=${site}`)
  const launch = () => page.getByRole('button', { name: 'Launch site' }).click()
  const created = () => page.getByRole('heading', { name: 'Successfully Created' }).waitFor()

  it('when the vendor is not allowed, then it is named and sees nothing, and the page says who wrote it', async () => {
    await openForm('without-consent')
    await page.getByRole('checkbox', { name: /Google may see my resumes/ }).waitFor()
    await look('m1-consent')
    await page.getByText(/this launch costs 1 credit. Arranged without AI./).waitFor()
    await launch()
    await created()
    await page.getByText('How it was made').click()
    await page.getByText('Arranged without AI, in the words of your resume.').first().waitFor()
    expect(vendors.Google.questions()).toHaveLength(0)
  })

  it('when the dear model may not see the resume, then its price is not asked, until it may', async () => {
    await openForm('dear')
    const credits = await spendableCredits(person)
    await page.getByRole('radio', { name: /Sonnet/ }).check()
    await page.getByText(/this launch costs 1 credit. Arranged without AI./).waitFor()
    await look('m1-dear')
    const box = page.getByRole('checkbox', { name: /Anthropic may see my resumes/ })
    await box.check()
    await page.getByText(/this launch costs 2 credits.$/).waitFor()
    await page.getByRole('button', { name: 'See a draft by Sonnet 3.5' }).waitFor()
    await box.uncheck()
    await page.getByText(/this launch costs 1 credit. Arranged without AI./).waitFor()
    await launch()
    await created()
    expect(vendors.Anthropic.questions()).toHaveLength(0)
    expect(await spendableCredits(person)).toBe(credits - 1)
  })

  it('when nobody knows yet who may see the resume, then nothing can be launched, and it can be asked again', async () => {
    expectComplaints(/status of 503 .*consents/)
    // A page of its own: the answer that is refused here is nothing that the journey's page should have seen.
    const other = await page.context().newPage()
    const consents = '**/api/v1/auth/consents'
    const button = other.getByRole('button', { name: /^Launch/ })
    await other.route(consents, (route) => route.fulfill({ status: 503, json: {} }))
    await other.goto(`${product.url}/launch?resume=${resume}&site=unknown-consent`)
    await other.getByText('We could not ask who may see your resumes').waitFor()
    expect(await button.isDisabled()).toBe(true)
    await other.unroute(consents)
    await other.getByRole('button', { name: 'Try again' }).click()
    await other.getByRole('checkbox', { name: /Google may see my resumes/ }).waitFor()
    expect(await button.isEnabled()).toBe(true)
    await other.close()
  })

  it.each([
    ['Gemini Flash 1.5', 'Google'],
    ['Sonnet 3.5', 'Anthropic'],
  ] as const)(
    'when %s is chosen and %s allowed, then it arranges, nothing that it invented is on the page, and the owner edits it',
    async (model, vendor) => {
      vendors[vendor].always({ kind: 'invented-facts' })
      await openForm(`by-${vendor.toLowerCase()}`)
      await page.getByRole('radio', { name: new RegExp(model) }).check()
      await page.getByRole('checkbox', { name: new RegExp(`${vendor} may see my resumes`) }).check()
      await launch()
      await created()
      await page.getByText('How it was made').click()
      await page.getByText(`Arranged by ${model}`).first().waitFor()
      const preview = page.frameLocator('iframe[title^="Your site"]')
      await preview.getByText('Peachtree Memorial Hospital').first().waitFor()
      expect(await preview.getByText('4,200').count()).toBe(0)
      await look(`m2-${vendor.toLowerCase()}`)
      for (const { complaints: mistakes } of vendors[vendor].questions()) expect(mistakes).toEqual([])

      const asked = vendors[vendor].questions().length
      const words = `I changed what ${vendor} wrote.`
      const site = `by-${vendor.toLowerCase()}`
      const frame = await openStudio(page, product.url, site)
      await (await introductionOf(page)).fill(`${words}\nI work nights, too.`)
      await frame.getByText(words).waitFor()
      await publish(page)
      await eventually(async () => (await openSite(product.url, site)).text.includes(words))
      await look(`m2-edited-${vendor.toLowerCase()}`)
      expect(vendors[vendor].questions()).toHaveLength(asked)
    },
  )

  it('when a site is launched again, then its owner can go back to the page before, and forth', async () => {
    await openForm('without-consent')
    await launch()
    await created()
    const asked = vendors.Google.questions().length
    const words = async () =>
      /<main[^]*<\/main>/.exec((await openSite(product.url, 'without-consent')).text)?.[0]
    const arranged = await words()
    const restore = async (version: string) => {
      await page.getByRole('button', { name: `Restore version ${version}` }).click()
      await page.getByRole('button', { name: 'Restore and publish' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.goto(`${product.url}/sites/without-consent/versions`)
    await restore('1')
    await eventually(async () => (await words()) !== arranged)
    await look('m2-went-back')
    await restore('2')
    await eventually(async () => (await words()) === arranged)
    expect(vendors.Google.questions()).toHaveLength(asked)
  })

  it('when a site is launched again with the other model, then the owner’s words stay and what they hid stays hidden', async () => {
    const hidden = 'Willow Creek Rehabilitation'
    const newer = await uploadPdf(person, sample)
    expect(newer).not.toBe(resume)
    const preview = page.frameLocator('iframe[title^="The page of"], iframe[title^="Your site"]')
    await openStudio(page, product.url, 'by-google')
    await preview.getByText(hidden).first().waitFor()
    await page
      .getByRole('button', { name: new RegExp(`${hidden}$`) })
      .and(page.locator('[aria-expanded]'))
      .click()
    await page.getByRole('button', { name: new RegExp(`^Hide: .*${hidden}$`) }).click()
    await publish(page)
    await preview.getByText(hidden).first().waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Not on the page' }).getByText(hidden).waitFor()
    await look('m5-off-the-page')

    await page.goto(`${product.url}/dashboard`)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'by-google' }) })
    await look('m5-dashboard')
    await card.getByRole('button', { name: /^More for / }).click()
    await card.getByRole('link', { name: /^Launch again from 1 credit/ }).click()
    const keep = page.getByRole('checkbox', { name: /Keep my own words and what I took off the page/ })
    await openMore(page)
    await keep.uncheck()
    await page
      .getByText(
        '2 sentences that you wrote or accepted will be gone, 1 entry that you took off will be public again.',
      )
      .waitFor()
    await keep.check()
    expect(await page.getByRole('combobox', { name: 'Resume' }).inputValue()).toBe(resume)
    await page.getByRole('radio', { name: /Sonnet/ }).check()
    await look('m5-launch-again')
    await launch()
    await created()
    await page
      .getByText('2 sentences that you wrote or accepted were kept, 1 entry stays off the page.')
      .waitFor()
    await look('m5-kept')
    await preview.getByText('I changed what Google wrote.').waitFor()
    await preview.getByText('Peachtree Memorial Hospital').first().waitFor()
    expect(await preview.getByText(hidden).count()).toBe(0)
  })

  it('when a vendor was allowed before, then it is not asked again, and the profile withdraws it', async () => {
    await openForm('again')
    await page.getByText('You have allowed Google to see your resumes.').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page.goto(`${product.url}/profile`)
    const google = page.getByRole('checkbox', { name: /Google/ })
    await google.and(page.locator(':checked')).waitFor()
    await look('m3-profile')
    // It shows what the server says, not what was clicked.
    await google.click()
    await google.and(page.locator(':not(:checked)')).waitFor()
    await page.reload()
    await page
      .getByRole('checkbox', { name: /Google/ })
      .and(page.locator(':enabled:not(:checked)'))
      .waitFor()
  })

  it('when the credits do not suffice, then the way to buy some leads back to the launch as it was', async () => {
    let credits = 0
    await page.route('**/auth/checkAuth', async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { data: { ...data, credits } } })
    })
    const keep = page.getByRole('checkbox', { name: /Keep my own words/ })
    const google = page.getByRole('checkbox', { name: /Google may see my resumes/ })
    const fallback = page.getByLabel('If the model cannot answer')
    await openForm('by-google')
    await openMore(page)
    await keep.uncheck()
    await google.check()
    await page.getByRole('radio', { name: /Sonnet/ }).check()
    await fallback.selectOption('local')
    await page.reload()
    await page.getByText('Insufficient Credits').waitFor()
    await page.getByRole('link', { name: 'See credit packages' }).click()
    await page.getByRole('link', { name: 'Back to your launch' }).waitFor()
    await page.getByRole('button', { name: 'Buy 5 credits for 0.05 SOL' }).click()
    await page.waitForURL('**/checkout')
    await page.reload()
    credits = 1
    await page.getByRole('link', { name: 'Back to your launch' }).click()
    await page.waitForURL('**/launch?*')
    const address = new URL(page.url()).searchParams
    expect([address.get('site'), address.get('resume')]).toEqual(['by-google', resume])
    expect(await page.getByRole('radio', { name: /Sonnet/ }).isChecked()).toBe(true)
    await keep.and(page.locator(':not(:checked)')).waitFor()
    await fallback.waitFor()
    expect(await fallback.inputValue()).toBe('local')
    await page.getByRole('button', { name: 'Choose Gemini Flash 1.5, 1 credit' }).click()
    await page.getByRole('button', { name: /^Launch/ }).waitFor()
    expect(await google.isChecked()).toBe(true)
    // A link says what to launch; it chooses nothing for the owner of words and consents.
    await page.goto(`${page.url()}&edits=drop`)
    await openMore(page)
    await keep.and(page.locator(':checked')).waitFor()
    await google.and(page.locator(':not(:checked)')).waitFor()
    await page.unroute('**/auth/checkAuth')
  })

  it('when the model declines, then the launch fails in words, free, and the other choice goes live', async () => {
    vendors.Anthropic.reset()
    vendors.Anthropic.next({ kind: 'refusal' }, { kind: 'refusal' })
    await openForm('declined')
    await page.getByRole('radio', { name: /Sonnet/ }).check()
    await launch()
    await page.getByText('Model declined').first().waitFor()
    await look('m4-declined')
    await openForm('declined')
    await page.getByRole('radio', { name: /Sonnet/ }).check()
    await openMore(page)
    await page.getByLabel('If the model cannot answer').selectOption('local')
    await launch()
    await created()
  })
})
