import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually, newPerson, openSite, type Person } from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { facePicture } from './face-picture.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'
import { introductionOf, openStudio, publish, studioOf } from './studio-in-chromium.js'

const fullName = 'Denise Okonkwo-Harris'
const bots = {
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
}

/** What the product promises, from the PDF to the renamed page, in one sitting; each step depends on the one before. */
describe('a resume becomes a page that its owner keeps, in Chromium', () => {
  let running: ProductInChromium
  let person: Person
  let page: Page
  const url = () => running.product.url
  const live = async (site = 'denise', path = '/') => openSite(url(), site, path)

  // A page is not there yet.
  beforeEach(() => expectComplaints(/status of 404/))
  beforeAll(async () => {
    running = await startInChromium()
    page = running.page
    person = await newPerson(url())
    await page.goto(`${url()}/uploadresume`)
    await logIn(page, person)
  })
  afterAll(async () => running?.[Symbol.asyncDispose]())

  it('when a PDF is uploaded and named, then its owner sees their own page in six themes', async () => {
    await page.getByLabel('Resume PDF').setInputFiles(sample)
    await page.getByText(fullName).first().waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByLabel('Site name').fill('denise')
    await page.getByText('This name is available.').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    const frames = page.locator('iframe[title^="Your page in the layout "]')
    await frames.nth(5).waitFor()
    expect(await frames.count()).toBe(6)
    const layouts = new Set<string>()
    for (let at = 0; at < 6; at++) {
      await frames.nth(at).scrollIntoViewIfNeeded()
      const shown = frames.nth(at).contentFrame()
      await shown.getByRole('heading', { level: 1, name: fullName }).waitFor()
      layouts.add((await shown.locator('main').getAttribute('class')) ?? '')
    }
    expect([...layouts].sort()).toEqual(['academic', 'bold', 'editorial', 'grid', 'minimal', 'sidebar'])
    await frames.first().scrollIntoViewIfNeeded()
    await picture(page, 'done-1-themes', { fullPage: false })
    expect(await violations(page)).toEqual([])
  })

  it('when a theme is chosen and the draft launched, then the link opens the page that was seen', async () => {
    await page.getByRole('radio', { name: 'Sidebar' }).check({ force: true })
    const draft = page.frameLocator('iframe[title="Draft of denise"]')
    await page.getByRole('link', { name: 'Open the draft' }).scrollIntoViewIfNeeded()
    await draft.locator('main.sidebar').waitFor()
    const address = await page.getByRole('link', { name: 'Open the draft' }).getAttribute('href')
    const seen = await live(new URL(address!).hostname.split('.')[0])
    await page.getByRole('button', { name: 'Launch site' }).click()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    const link = await page.getByRole('link', { name: 'Visit Your Site' }).getAttribute('href')
    const visitor = await running.context.newPage()
    expect((await visitor.goto(link!))?.status()).toBe(200)
    await visitor.getByRole('heading', { level: 1, name: fullName }).waitFor()
    await picture(visitor, 'done-2-live')
    expect(await violations(visitor)).toEqual([])
    await visitor.close()
    expect((await live()).text).toBe(seen.text)
  })

  it('when a photo is added, then the page shows it', async () => {
    await page.goto(`${url()}/sites/denise/studio#photo`)
    const panel = page.getByRole('region', { name: 'Photo' })
    await panel.getByLabel('Photo file').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await facePicture(),
    })
    await panel.getByRole('button', { name: 'Show on the page' }).click()
    await eventually(async () => (await live()).text.includes('src="photo.jpg"'))
    const frame = await studioOf(page, 'denise')
    await frame.locator('img').first().waitFor()
    await picture(page, 'done-3-photo')
  })

  it.each(Object.entries(bots))(
    'when %s reads the link, then it has a title and a card',
    async (_, agent) => {
      const asBot = (path: string) => openSite(url(), 'denise', path, { 'User-Agent': agent })
      const { text, status } = await asBot('/')
      expect(status).toBe(200)
      const said = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1]
      expect(said('og:title')).toContain(fullName)
      expect(said('og:description')?.length).toBeGreaterThan(20)
      expect(said('twitter:card')).toBe('summary_large_image')
      expect(new URL(said('og:url')!).hostname).toBe('denise.localhost')
      const card = new URL(said('og:image')!)
      expect(card.hostname).toBe('denise.localhost')
      const { status: cardStatus, headers, bytes } = await asBot(card.pathname)
      expect([cardStatus, headers['content-type']]).toEqual([200, 'image/png'])
      expect(bytes.subarray(1, 4).toString()).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    },
  )

  it('when the PDF is offered, then its owner has seen what is in it, and visitors can save it', async () => {
    await openStudio(page, url(), 'denise')
    await page.getByRole('tab', { name: 'Who sees what' }).click()
    const offer = page.getByRole('switch', { name: 'Visitors can download your resume (PDF)' })
    await offer.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^E-mail address: .+@/).waitFor()
    await picture(page, 'done-4-pdf')
    expect(await violations(page)).toEqual([])
    expect((await live('denise', '/resume.pdf')).status).toBe(404)
    expectComplaints(/status of 409/)
    await dialog.getByRole('button', { name: 'Publish the PDF' }).click()
    // Each personal detail in the file is asked for.
    const groups = dialog.getByRole('group', { name: /^What to do with / })
    await groups.first().waitFor()
    await picture(page, 'done-4-pdf-asked')
    for (const group of await groups.all()) await group.getByText('Show', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await eventually(async () => (await live()).text.includes('Download resume (PDF)'))
    const { headers, bytes } = await live('denise', '/resume.pdf')
    expect(headers['content-disposition']).toBe('attachment; filename="denise.pdf"')
    expect(bytes.equals(await readFile(sample))).toBe(true)
    await offer.click()
    await eventually(async () => (await live('denise', '/resume.pdf')).status === 404)
    await eventually(async () => !(await live()).text.includes('Download resume (PDF)'))
  })

  it('when the data is wanted, then the page links a JSON Resume', async () => {
    const [, path = ''] = /type="application\/json"[^>]* href="([^"]*)"/.exec((await live()).text) ?? []
    const { headers, text } = await live('denise', `/${path}`)
    expect(headers['content-type']).toContain('application/json')
    expect(JSON.parse(text).basics.name).toBe(fullName)
  })

  it('when a word is changed and the first version restored, then the page is as it was', async () => {
    const words = async () => /<main[^]*<\/main>/.exec((await live()).text)?.[0]
    const before = await words()
    await openStudio(page, url(), 'denise')
    const introduction = await introductionOf(page)
    const text = await introduction.inputValue()
    await introduction.fill(text.replace(/^\S+/, 'Nursing'))
    await publish(page)
    await eventually(async () => (await words())?.includes('Nursing'))
    await picture(page, 'done-5-edited')
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: '1 line changed' }).getByText('Live now').waitFor()
    await page
      .getByRole('button', { name: /^Restore version/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Restore and publish' }).click()
    await eventually(async () => (await words()) === before)
  })

  it('when the site is renamed, then the old address leads to the new one', async () => {
    await page.getByRole('link', { name: 'Rename and export' }).click()
    await page.getByLabel('New site name').fill('okonkwo')
    await page.getByText('This name is available.').waitFor()
    await page.getByRole('button', { name: 'Rename site' }).click()
    await page.getByRole('heading', { name: 'Edit okonkwo' }).waitFor()
    await eventually(async () => (await live('okonkwo')).status === 200)
    const moved = await eventually(async () => {
      const old = await live('denise', '/resume.json')
      return old.status === 308 && old
    })
    expect(moved.headers['location']).toMatch(/^http:\/\/okonkwo\.localhost:\d+\/resume\.json$/)
    // The redirect is there before the last of the old site is gone.
    await eventually(async () => {
      const { body } = await person.call('GET', '/api/v1/make/names')
      return body.data.length === 1
    })
    await page.goto(`${url()}/site-setup?site=denise`)
    await page.getByText(/^This name was yours until .+ You can take it again; /).waitFor()
    await picture(page, 'done-6-former-name')
    expect(await violations(page)).toEqual([])
  })
})
