import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually, openSite, spendableCredits } from '@thumbfolio/testing'
import type { Locator } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { startWithModels, type ModelsInChromium } from './models-in-chromium.js'

jest.setTimeout(90_000)

/** What a model suggests beside a launch, with both vendors played at the socket: one of six wordings is invented. */
describe('suggested wordings, in Chromium', () => {
  let running: ModelsInChromium
  // A tab that comes too late is refused.
  beforeEach(() => expectComplaints(/status of 412/))
  beforeAll(async () => {
    running = await startWithModels()
    for (const vendor of Object.values(running.vendors)) vendor.always({ kind: 'slip' })
  }, 60_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  const cards = () => running.page.getByRole('region', { name: /suggested wording/ }).getByRole('listitem')
  const passed = () => cards().filter({ hasText: 'Passed both checks' })
  const waiting = (count: number) =>
    running.page
      .getByRole('heading', { name: count === 1 ? '1 suggested wording' : `${count} suggested wordings` })
      .waitFor()
  const suggestedIn = async (card: Locator) =>
    (await card.getByText('Suggested', { exact: true }).locator('xpath=following-sibling::p').innerText())
      .replace('(not in your resume)', '')
      .replace(/\s+/g, ' ')
      .trim()
  const look = async (name: string) => {
    await picture(running.page, name)
    expect(await violations(running.page)).toEqual([])
  }

  it('when a launch goes live, then it says in one line what the model did, and none of its words are on the page', async () => {
    const { page, product, resume, vendors } = running
    // The free draft is still on its way when the launch is clicked. It needs no model, also once there is a consent.
    let letArrive = (): void => undefined
    const arrives = new Promise<void>((resolve) => (letArrive = resolve))
    await page.route('**/make/drafts', async (route) => {
      await arrives
      await route.continue()
    })
    await page.goto(`${product.url}/launch?resume=${resume}&site=worded`)
    await page.getByRole('checkbox', { name: /Google may see my resumes/ }).check()
    await page.getByRole('button', { name: 'Launch site' }).click()
    letArrive()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    await page.getByText('Gemini Flash 1.5 arranged your page and suggested 6 edits.').waitFor()
    await waiting(6)
    expect(vendors.Google.examinations()).toHaveLength(1)
    for (const { complaints } of vendors.Google.examinations()) expect(complaints).toEqual([])
    expect((await openSite(product.url, 'worded')).text).not.toContain('4,200 people')
    await look('s1-live')
  })

  it('when a wording has an invented number, then it needs a check and its number has the warning colour', async () => {
    const { page, product } = running
    await page.goto(`${product.url}/dashboard`)
    await page.getByRole('link', { name: '6 wording suggestions to review' }).click()
    await waiting(6)
    const invented = cards().filter({ hasText: 'Needs your check' })
    expect(await invented.count()).toBe(1)
    const mark = invented.locator('mark').filter({ hasText: '4,200' })
    await mark.waitFor()
    const style = 'getComputedStyle(document.querySelector("mark"))'
    const [colour, line] = await page.evaluate<[string, string]>(
      `[${style}.backgroundColor, ${style}.textDecorationStyle]`,
    )
    expect([colour === 'rgba(0, 0, 0, 0)', line]).toEqual([false, 'wavy'])
    await invented.getByText(/“4,200”.* are in none of the lines/).waitFor()
    expect(await passed().count()).toBe(5)
    await look('s2-editor')
  })

  it('when its sources are opened, then the lines are shown and highlighted on the PDF', async () => {
    const { page } = running
    const card = passed().first()
    await card.getByText(/^From \d+ lines? of your resume$/).click()
    await card.getByRole('img', { name: /of your resume, with \d+ lines? highlighted/ }).waitFor()
    await card.locator('[aria-hidden="true"] > span').first().waitFor()
    await look('s3-sources')
    await card.getByText(/^From \d+ lines? of your resume$/).click()
    expect(await page.getByRole('img', { name: /highlighted/ }).count()).toBe(0)
  })

  it('when three are accepted, one edited and one rejected, then the page says exactly that', async () => {
    const { page, person } = running
    const preview = page.frameLocator('iframe[title^="The page of"], iframe[title^="Your site"]')
    const before = await spendableCredits(person)
    for (const left of [5, 4, 3]) {
      const card = passed().first()
      const text = await suggestedIn(card)
      await card.getByRole('button', { name: /^Accept: / }).click()
      await waiting(left)
      await preview.getByText(text, { exact: false }).first().waitFor()
    }
    const edited = passed().first()
    await edited.getByRole('button', { name: /^Edit: / }).click()
    await edited.getByRole('textbox').fill('I put this in my own words.')
    await edited.getByRole('button', { name: 'Save and publish' }).click()
    await waiting(2)
    await preview.getByText('I put this in my own words.').waitFor()
    const rejected = passed().first()
    const text = await suggestedIn(rejected)
    await rejected.getByRole('button', { name: /^Keep mine: / }).click()
    await waiting(1)
    await page.getByText('Your changes are being published.').waitFor({ state: 'hidden' })
    expect(await preview.getByText(text, { exact: false }).count()).toBe(0)
    expect(await preview.getByText('4,200 people').count()).toBe(0)
    expect(await spendableCredits(person)).toBe(before)
    await look('s4-decided')
  })

  it('when a second tab decided meanwhile, then it is said, and nothing is lost', async () => {
    const { page, context } = running
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByRole('heading', { name: '1 suggested wording' }).waitFor()
    const keepMine = page.getByRole('button', { name: /^Keep mine: / })
    expect(await keepMine.getAttribute('class')).toContain('btn-primary')
    const accept = page.getByRole('button', { name: /^Accept: / })
    expect(await accept.getAttribute('class')).not.toContain('btn-primary')
    await keepMine.click()
    await page.getByRole('heading', { name: /suggested wording/ }).waitFor({ state: 'detached' })
    await other.getByRole('button', { name: /^Accept: / }).click()
    await other.getByText('This page was changed elsewhere.').waitFor()
    await other.close()
  })

  it.each([320, 390, 768, 1440])('when the screen is %i px wide, then nothing is cut off', async (width) => {
    const { page, product, resume } = running
    if (width === 320) {
      await page.goto(`${product.url}/launch?resume=${resume}&site=narrow`)
      await page.getByRole('button', { name: 'Launch site' }).click()
      await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
    }
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${product.url}/sites/narrow`)
    await waiting(6)
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
    await look(`s5-${width}`)
  })

  it('when the keyboard alone is used, then a wording is accepted and the focus goes on to the next', async () => {
    const { page } = running
    await page
      .getByRole('button', { name: /^Accept: / })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await waiting(5)
    await page.locator('h3:focus').waitFor()
    await page.getByRole('button', { name: 'Accept all 4 that passed' }).focus()
    await page.keyboard.press('Enter')
    await waiting(1)
    const sources = /\d+ facts from your resume, 5 wordings suggested by Gemini and accepted by you\./
    await page.getByText(sources).waitFor()
    await page
      .getByText(/^Suggested by Gemini, accepted by you on \w+ \d+, \d{4}\.$/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'See each line' }).click()
    await page.getByText(sources).waitFor()
    await page
      .getByText(/Suggested by Gemini, accepted by you on/)
      .first()
      .waitFor()
    await eventually(
      async () => (await page.getByText(/Suggested by Gemini, accepted by you on/).count()) === 5,
    )
    await look('s6-sources')
  })
})
