import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually, openSite, spendableCredits } from '@thumbfolio/testing'
import type { Locator } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { startWithModels, type ModelsInChromium } from './models-in-chromium.js'
import { openStudio, publish } from './studio-in-chromium.js'

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

  const cards = () =>
    running.page
      .getByRole('region', { name: /^(\d suggested wording|Suggested wordings \()/ })
      .getByRole('listitem')
  const undecided = () => cards().filter({ has: running.page.getByRole('button', { name: /^Edit: / }) })
  const passed = () => undecided().filter({ hasText: 'Passed both checks' })
  const waiting = (count: number) => running.page.getByText(`${count} to decide`).waitFor()
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
    await page.getByRole('heading', { name: '6 suggested wordings' }).waitFor()
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

  it('when three are accepted, one edited and one rejected, then the page says exactly that once it is published', async () => {
    const { page, person, product } = running
    const preview = page.frameLocator('iframe[title^="The page of"]')
    const live = async () => (await openSite(product.url, 'worded')).text
    const before = await spendableCredits(person)
    const accepted: string[] = []
    for (const left of [5, 4, 3]) {
      const card = passed().first()
      const text = await suggestedIn(card)
      accepted.push(text)
      await card.getByRole('button', { name: /^Accept: / }).click()
      await waiting(left)
      await preview.getByText(text, { exact: false }).first().waitFor()
    }
    await passed()
      .first()
      .getByRole('button', { name: /^Edit: / })
      .click()
    await page.getByRole('textbox', { name: /^Your words: / }).fill('I put this in my own words.')
    await page.getByRole('button', { name: 'Save in the draft' }).click()
    await waiting(2)
    await preview.getByText('I put this in my own words.').waitFor()
    const rejected = passed().first()
    const text = await suggestedIn(rejected)
    await rejected.getByRole('button', { name: /^Keep mine: / }).click()
    await waiting(1)
    await look('s4-decided')
    expect(await live()).not.toContain('I put this in my own words.')
    await publish(page)
    const published = await eventually(async () => {
      const now = await live()
      return now.includes('I put this in my own words.') && now
    })
    expect(accepted.filter((words) => !published.includes(words.slice(0, 20)))).toEqual([])
    expect([published.includes(text), published.includes('4,200 people')]).toEqual([false, false])
    expect(await spendableCredits(person)).toBe(before)
  })

  it('when a second tab decides too, then neither decision is lost', async () => {
    const { page, context, product } = running
    await openStudio(page, product.url, 'worded')
    await page.goto(`${product.url}/sites/worded/studio#suggestions`)
    await waiting(1)
    const other = await context.newPage()
    await other.goto(`${product.url}/sites/worded/studio#suggestions`)
    await other.getByText('1 to decide').waitFor()
    const keepMine = undecided().getByRole('button', { name: /^Keep mine: / })
    expect(await keepMine.getAttribute('class')).toContain('btn-primary')
    const accept = undecided().getByRole('button', { name: /^Accept: / })
    expect(await accept.getAttribute('class')).not.toContain('btn-primary')
    await keepMine.click()
    await page.getByText('1 to decide').waitFor({ state: 'detached' })
    const region = other.getByRole('region', { name: /^Suggested wordings \(/ })
    await region
      .getByRole('button', { name: /^Accept: / })
      .first()
      .click()
    await other.getByText('1 to decide').waitFor({ state: 'detached' })
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
    await page.goto(`${product.url}/sites/narrow/studio#suggestions`)
    await waiting(6)
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
    await look(`s5-${width}`)
  })

  it('when the keyboard alone is used, then a wording is accepted and the focus goes on to the next', async () => {
    const { page } = running
    await passed()
      .first()
      .getByRole('button', { name: /^Accept: / })
      .focus()
    await page.keyboard.press('Enter')
    await waiting(5)
    await page.locator('h3:focus').waitFor()
    await page.getByRole('button', { name: 'Accept all 4 that passed' }).focus()
    await page.keyboard.press('Enter')
    await waiting(1)
    const sources = /\d+ facts from your resume, 5 wordings suggested by Gemini and accepted by you\./
    await page.getByText(sources).waitFor()
    await page.getByRole('button', { name: /^Charge Nurse, Cardiac ICU/ }).click()
    await page
      .getByText(/^Suggested by Gemini, accepted by you on \w+ \d+, \d{4}\.$/)
      .first()
      .waitFor()
    await publish(page)
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
