import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SiteContent } from '@thumbfolio/contracts'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  startLaunch,
  uploadPdf,
  type Person,
} from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'
import { introductionOf, publish, studioOf } from './studio-in-chromium.js'

/** An owner looks at what the page was, goes back to it, takes it along and moves it; each step builds on the one before. */
describe('versions, rename and download of a site, in Chromium', () => {
  let running: ProductInChromium
  let person: Person
  let page: Page
  let introduction: string
  let before: string | undefined
  const url = () => running.product.url
  const words = async () => /<main[^]*<\/main>/.exec((await openSite(url(), 'nurse')).text)?.[0]
  const onPhone = async (name: string) => {
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await picture(page, name)
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  // A stale restore is refused, and a page is not there yet.
  beforeEach(() => expectComplaints(/status of (404|412)/))
  beforeAll(async () => {
    running = await startInChromium()
    page = running.page
    person = await newPerson(url())
    const resume = await uploadPdf(person, sample)
    expect((await launchEnd(url(), person, await startLaunch(person, resume, 'nurse'))).status).toBe(
      'success',
    )
    await page.goto(`${url()}/sites/nurse`)
    await logIn(page, person)
  })
  afterAll(async () => running?.[Symbol.asyncDispose]())

  it('when a page was never changed, then its one version is live and nothing can be restored', async () => {
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    const first = page.getByRole('listitem', { name: 'Version 1' })
    await first.getByText('Live now').waitFor()
    await first.getByText('Arranged without AI').waitFor()
    await page.getByText('There is no older version yet.').waitFor()
    expect(await page.getByRole('button', { name: /^(Restore|What changed)/ }).count()).toBe(0)
  })

  it('when a word is changed, then the version says which, without colour too', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await studioOf(page, 'nurse')
    const field = await introductionOf(page)
    introduction = await field.inputValue()
    before = await words()
    await field.fill(introduction.replace(/^\S+/, 'Nursing'))
    await publish(page)
    await eventually(async () => (await words())?.includes('Nursing'))
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    const second = page.getByRole('listitem', { name: 'Version 2' })
    await second.getByText('Live now').waitFor()
    await second.getByText('Edited by you').waitFor()
    await page.getByRole('button', { name: 'What changed in version 2' }).click()
    const place = second.getByRole('region', { name: 'Introduction' })
    await place.waitFor()
    const line = (tag: string) =>
      page.evaluate(`getComputedStyle(document.querySelector('${tag}')).textDecorationLine`)
    expect([await line('ins'), await line('del')]).toEqual(['underline', 'line-through'])
    expect(await place.locator('ins').textContent()).toContain('Added: Nursing')
    expect(await place.locator('del').textContent()).toContain(`Removed: ${introduction.split(/\s/)[0]}`)
    expect(await violations(page)).toEqual([])
    await picture(page, 'w1-versions')
    await onPhone('w1-versions-phone')
  })

  it('when an older version is previewed, then its owner sees it, and visitors do not', async () => {
    await page.getByRole('button', { name: 'Preview version 1' }).click()
    const frame = page.frameLocator('iframe[title="Version 1 of nurse"]')
    await frame.getByText(introduction.split('\n')[0]!.slice(0, 60)).first().waitFor()
    const address = await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')
    expect(new URL(address!).hostname).toMatch(/^preview--/)
    await picture(page, 'w2-preview', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await words()).toContain('Nursing')
  })

  it('when it is restored, then the confirmation says what happens, and the page is as it was', async () => {
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await page.getByText('It is published at once and costs nothing.').waitFor()
    await picture(page, 'w3-restore', { fullPage: false })
    await page.getByRole('button', { name: 'Restore and publish' }).click()
    const third = page.getByRole('listitem', { name: 'Version 3' })
    await third.getByText('Live now').waitFor()
    await third.getByText('Version 1 restored').waitFor()
    await page.getByRole('listitem', { name: 'Version 2' }).waitFor()
    await eventually(async () => (await words()) === before)
  })

  it('when the page is changed elsewhere first, then the restore says so and works the second time', async () => {
    const path = '/api/v1/make/sites/nurse/content'
    const { body, headers } = await person.call('GET', path)
    const { intro, sections }: SiteContent = body.data
    const lines = (of: SiteContent['intro']) => of.map(({ text }) => text)
    const edit = {
      intro: ['Changed elsewhere.', ...lines(intro).slice(1)],
      sections: sections.map(({ name, entries }) => ({
        name,
        entries: entries.map(({ id, emphasis, lines: of }) => ({ id, emphasis, lines: lines(of) })),
      })),
    }
    const ifMatch = { 'If-Match': headers.get('etag') ?? '' }
    expect((await person.call('PUT', path, { headers: ifMatch, body: edit })).status).toBe(200)
    await page.getByRole('button', { name: 'Restore version 2' }).click()
    await page.getByRole('button', { name: 'Restore and publish' }).click()
    await page.getByRole('alert').filter({ hasText: 'This was changed meanwhile.' }).waitFor()
    await page.getByText('Version 4').first().waitFor()
    await page.getByRole('button', { name: 'Restore and publish' }).click()
    await page.getByRole('listitem', { name: 'Version 5' }).getByText('Live now').waitFor()
  })

  it('when the page is taken along, then it is a ZIP and a JSON Resume', async () => {
    await page.getByRole('link', { name: 'Rename and export' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the page (ZIP)' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('nurse.zip')
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    const json = await page.getByRole('link', { name: 'Open resume.json' }).getAttribute('href')
    const { text } = await openSite(url(), 'nurse', new URL(json!).pathname)
    expect(JSON.parse(text).basics.name).toBe('Denise Okonkwo-Harris')
  })

  it('when the site is renamed, then its editor opens under the new name and the old address redirects', async () => {
    const name = page.getByLabel('New site name')
    await name.fill('nurse')
    await page.getByText('One of your sites has this name already.').waitFor()
    await name.fill('okonkwo')
    await page.getByText('This name is available.').waitFor()
    await picture(page, 'w4-settings')
    await onPhone('w4-settings-phone')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Rename site' }).click()
    await page.getByRole('heading', { name: 'Edit okonkwo' }).waitFor()
    await studioOf(page, 'okonkwo')
    const moved = await eventually(async () => {
      const old = await openSite(url(), 'nurse', '/resume.json')
      return old.status === 308 && old
    })
    expect(moved.headers['location']).toMatch(/^http:\/\/okonkwo\.localhost:\d+\/resume\.json$/)
    await page.goto(`${url()}/dashboard`)
    await page.getByRole('heading', { name: 'okonkwo', exact: true }).waitFor()
    await page.goto(`${url()}/sites/okonkwo`)
    await page.getByRole('link', { name: 'Rename and export' }).click()
    await page.getByText(/^Redirects to okonkwo · reserved for you until /).waitFor()
    await picture(page, 'w5-former-names')
    await page.getByRole('link', { name: 'Versions', exact: true }).click()
    await page.getByRole('listitem', { name: 'Version 1' }).waitFor()
  })
})
