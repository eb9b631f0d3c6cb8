import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually, newPerson, openSite, type Person } from '@thumbfolio/testing'
import type { Locator, Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { readableOn, readLivePage } from './live-page.js'
import { logIn, startInChromium, type ProductInChromium } from './product-in-chromium.js'
import { printedSiblings, siblings } from './sibling-resumes.js'
import { openStudio, publish } from './studio-in-chromium.js'

jest.setTimeout(120_000)

type Answer = 'Hide' | 'Show' | 'Not personal'

interface Journey {
  readonly title: string
  readonly sibling: string
  /** What is answered in the draft, and what only once the launch asks. */
  readonly inDraft?: Readonly<Record<string, Answer>>
  readonly atLaunch?: Readonly<Record<string, Answer>>
}

const journeys: readonly Journey[] = [
  {
    title: 'a Europass',
    sibling: 'europass-en',
  },
  {
    title: 'a Spanish export of LinkedIn',
    sibling: 'linkedin-es',
    inDraft: { 'Nací el 4 de mayo de 1988': 'Hide' },
    atLaunch: { 'estoy casada': 'Hide' },
  },
  {
    title: 'a nurse with a unit in the address',
    sibling: 'nurse-apt',
    inDraft: { '(330) 555-0144': 'Hide' },
    atLaunch: { '216-555-0163': 'Not personal' },
  },
  {
    title: 'a resume with referees',
    sibling: 'referees-listed',
    inDraft: { 'lena.frost@example.com': 'Hide' },
  },
]

const everyLook = ['light', 'dark'].flatMap((theme) => [1440, 390].map((width) => [theme, width] as const))
/** One of the journeys is looked at everywhere. */
const looksAt = (sibling: string) => (sibling === 'nurse-apt' ? everyLook : ([['light', 1440]] as const))

describe('from a PDF to the live page, in Chromium', () => {
  let running: ProductInChromium
  let printed: Awaited<ReturnType<typeof printedSiblings>>
  let page: Page
  let person: Person

  beforeAll(async () => {
    running = await startInChromium({ environment: { SIGNUP_CREDITS: '9' } })
    page = running.page
    printed = await printedSiblings(running.context.browser()!)
    person = await newPerson(running.product.url)
    await page.goto(`${running.product.url}/login`)
    await logIn(page, person)
    await page.waitForURL('**/dashboard')
  })
  // The launch asks, and a page is not there yet.
  beforeEach(() => expectComplaints(/status of 409/, /status of 404/))
  afterAll(async () => {
    await printed?.[Symbol.asyncDispose]()
    await running?.[Symbol.asyncDispose]()
  })

  /** As people look at it: on a desk and on a phone, by day and by night. */
  async function look(name: string, looks: readonly (readonly [theme: string, width: number])[] = everyLook) {
    for (const [theme, width] of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      await picture(page, `goes-live-${name}-${width}-${theme}`)
      expect(await violations(page)).toEqual([])
    }
    await page.evaluate("document.documentElement.dataset.theme = 'light'")
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  /** Answers what is asked, and nothing that is not: all of it has to be there. */
  async function answer(region: Locator, answers: Readonly<Record<string, Answer>> = {}) {
    for (const [text, given] of Object.entries(answers)) {
      const group = region.getByRole('group', { name: `What to do with ${text}` })
      await group.getByText(given, { exact: true }).click()
      await group.getByRole('radio', { name: given, checked: true }).waitFor()
    }
  }

  it.each(journeys)(
    'when $title is launched, then its owner is asked, and the page shows nothing else that is private',
    async ({ sibling, inDraft = {}, atLaunch = {} }) => {
      const { truth } = siblings[sibling]!
      await page.goto(`${running.product.url}/uploadresume`)
      await page.getByLabel('Resume PDF').setInputFiles(printed.pathOf(sibling))
      const identity = page.getByRole('region', { name: 'Is this you?' })
      await identity.waitFor()
      const read = await identity.getByLabel('Name').inputValue()
      expect(read.toLowerCase()).toBe(truth.name.toLowerCase())
      expect(await identity.getByLabel('Town').inputValue()).toBe(truth.town)
      await look(`${sibling}-1-upload`, looksAt(sibling))
      await identity.getByRole('button', { name: /^(?:Yes, that’s me|Save)$/ }).click()
      await identity.waitFor({ state: 'detached' })

      await page.getByRole('link', { name: 'Continue' }).click()
      const site = `live-${sibling}`
      await page.getByLabel('Site name').fill(site)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('link', { name: 'Open the draft' }).waitFor()
      const draft = page.getByRole('region', { name: 'What will be public' })
      await answer(draft, inDraft)
      const address = await page.getByRole('link', { name: 'Open the draft' }).getAttribute('href')
      const preview = await readLivePage(running.product.url, new URL(address!).hostname.split('.')[0]!)
      expect(readableOn(preview, truth.personal ?? [])).toEqual([])
      await look(`${sibling}-2-draft`, looksAt(sibling))

      await page.getByRole('button', { name: /^Launch site/ }).click()
      const asked = page.getByRole('dialog', { name: 'Please check before you launch' })
      const live = page.getByRole('heading', { name: 'Successfully Created' })
      await asked.or(live).waitFor()
      if (await asked.isVisible()) {
        await look(`${sibling}-3-asked`, looksAt(sibling))
        await answer(asked, atLaunch)
        await asked.getByRole('button', { name: /^Launch/ }).click()
      } else expect(atLaunch).toEqual({})
      await live.waitFor()
      await look(`${sibling}-4-live`, looksAt(sibling))

      const shown = Object.entries(atLaunch).flatMap(([text, given]) => (given === 'Hide' ? [] : [text]))
      const published = await readLivePage(running.product.url, site)
      expect(published).toMatchObject({
        heading: truth.name,
        language: truth.language ?? 'en',
        town: truth.town,
      })
      expect(readableOn(published, truth.personal ?? [])).toEqual(shown)
      const card = await openSite(running.product.url, site, '/card.png')
      expect(card.status).toBe(200)
    },
  )

  it('when details were answered for, then the page of the site lists them, and another answer publishes it again', async () => {
    await openStudio(page, running.product.url, 'live-nurse-apt')
    await page.getByRole('tab', { name: 'Who sees what' }).click()
    await page.getByText('All answered.').waitFor()
    await look('5-answered')
    const answered = page.getByRole('region', { name: 'Personal details on this page' })
    const shows = (texts: readonly string[]) =>
      eventually(async () => {
        const published = await readLivePage(running.product.url, 'live-nurse-apt')
        return readableOn(published, siblings['nurse-apt']!.truth.personal!).join() === texts.join()
      }, 20_000)
    await answer(answered, { '216-555-0163': 'Hide' })
    await publish(page)
    await shows([])
    await page.getByRole('tab', { name: 'Who sees what' }).click()
    await answer(answered, { '(330) 555-0144': 'Show' })
    await publish(page)
    await shows(['330 555-0144'])
  })
})
