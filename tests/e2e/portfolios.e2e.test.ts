import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  mailsTo,
  newPerson,
  openSite,
  startFakeGitHub,
  type FakeGitHub,
  type Person,
} from '@thumbfolio/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { portfolioOf, resumePdf } from '../portfolios/portfolios.js'
import { expectComplaints, picture, violations } from './browser.js'
import {
  addLanguage,
  addPictures,
  chooseLook,
  handsOn,
  linkFor,
  pickRepositories,
  publishWithForm,
  writeStudy,
} from './portfolio-in-chromium.js'
import { logIn, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(90_000)

/** Quicker senders are refused as robots. */
const quickestMs = 3_000

let running: ProductInChromium
let github: FakeGitHub
beforeAll(async () => {
  github = await startFakeGitHub()
  running = await startInChromium({ environment: { GITHUB_API_URL: github.url } })
})
afterAll(async () => {
  await running?.[Symbol.asyncDispose]()
  await github?.[Symbol.asyncDispose]()
})

describe.each([
  { who: 'designer', width: 1440 },
  { who: 'developer', width: 390 },
  { who: 'academic', width: 1440 },
] as const)('the portfolio of a $who, at $width px in Chromium', ({ who, width }) => {
  const portfolio = portfolioOf(who)
  const { site, name, projects, language } = portfolio
  let context: BrowserContext
  let page: Page
  let person: Person
  const url = () => running.product.url
  const at = (path: string) => `http://${site}.localhost:${new URL(url()).port}${path}`

  beforeAll(async () => {
    github.account(portfolio.github.login, portfolio.github.repositories)
    context = await running.context.browser()!.newContext({
      viewport: { width, height: width < 1000 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    page = await context.newPage()
    page.setDefaultTimeout(30_000)
    person = await newPerson(url())
    await page.goto(`${url()}/uploadresume`)
    await logIn(page, person)
  })
  afterAll(() => context?.close())

  it('when a PDF is launched and pictures, a case study, projects and a language are added, then all are published', async () => {
    expectComplaints(/status of 404/)
    const pdf = { name: `${site}.pdf`, mimeType: 'application/pdf', buffer: resumePdf(portfolio) }
    await page.getByLabel('Resume PDF').setInputFiles(pdf)
    await page.getByText(name).first().waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByLabel('Site name').fill(site)
    await page.getByText('This name is available.').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Launch site' }).click()
    await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()

    const hands = await handsOn(page, url(), site)
    for (const project of projects) await addPictures(hands, project)
    for (const project of projects) await writeStudy(hands, project)
    await picture(page, `p-${site}-studio`, { fullPage: false })
    expect(await violations(page)).toEqual([])
    const back = page.getByRole('button', { name: 'Back to the first page' })
    if (await back.isVisible()) await back.click()
    await pickRepositories(hands, portfolio.github)
    await chooseLook(hands, portfolio)
    await addLanguage(hands, language)
    await publishWithForm(hands)
    await eventually(async () => (await openSite(url(), site, `/${language.code}/`)).status === 200)
  })

  it.each([1440, 390])(
    'when a visitor reads the pages at %s px, then each is whole and axe finds nothing',
    async (screen) => {
      const visitors = await running.context.browser()!.newContext({
        viewport: { width: screen, height: screen < 1000 ? 844 : 1080 },
        deviceScaleFactor: 1.5,
        reducedMotion: 'reduce',
      })
      const visitor = await visitors.newPage()
      visitor.setDefaultTimeout(30_000)
      const look = async (name: string) => {
        await visitor.evaluate(`(async () => {
        for (const image of document.images) { image.loading = 'eager'; await image.decode() }
        await document.fonts.ready
      })()`)
        expect(await visitor.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
        expect(await visitor.locator('script:not([type="application/ld+json"])').count()).toBe(0)
        expect(await violations(visitor)).toEqual([])
        await picture(visitor, `p-${site}-${name}-${screen}`)
      }
      await visitor.goto(at('/'))
      await visitor.getByRole('heading', { level: 1, name }).waitFor()
      for (const { pictures } of projects)
        await visitor.getByRole('img', { name: pictures[0]!.alt }).waitFor()
      for (const repository of portfolio.github.repositories)
        await visitor.getByRole('link', { name: repository.name }).waitFor()
      await look('home')
      await visitor.getByRole('link', { name: 'Read the case study' }).first().click()
      await visitor.getByRole('heading', { level: 1, name: projects[0]!.name }).waitFor()
      await look('study')
      await visitor.goto(at('/'))
      await visitor.locator('nav.langs a').click()
      await visitor.getByText(language.headline).first().waitFor()
      expect(await visitor.locator('html').getAttribute('lang')).toBe(language.code)
      await look('language')
      await visitors.close()
    },
  )

  it('when a visitor writes through the form, then the owner has the mail, with a reply to the visitor', async () => {
    const visitor = await context.newPage()
    await visitor.goto(at('/'))
    await visitor.getByRole('link', { name: 'Write to me' }).first().click()
    const openedAt = Date.now()
    await visitor.getByLabel('Your name').fill('Charles Babbage')
    await visitor.getByLabel('Your email address').fill('charles@example.org')
    await visitor.getByLabel('Your message').fill(`I would like to talk about ${projects[0]!.name}.`)
    expect(await violations(visitor)).toEqual([])
    await picture(visitor, `p-${site}-form`)
    await eventually(() => Date.now() - openedAt > quickestMs)
    await visitor.getByRole('button', { name: 'Send' }).click()
    await visitor.getByRole('heading', { name: 'Thank you. Your message was sent.' }).waitFor()
    const mail = await eventually(async () =>
      (await mailsTo(url(), person.email)).find(({ text }) =>
        text.includes(`talk about ${projects[0]!.name}`),
      ),
    )
    expect(mail.text).toContain('Charles Babbage')
    await visitor.close()
  })

  it('when one reader has a private link, then they see the phone number, and nobody else does', async () => {
    const address = await linkFor(page, url(), portfolio)
    await picture(page, `p-${site}-readers`)
    expect(await violations(page)).toEqual([])
    const phone = portfolio.resume.contact.split(' | ').at(-1)!
    const reader = await context.newPage()
    await reader.goto(address)
    await reader.getByText(phone).first().waitFor()
    expect(await reader.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    expect(await violations(reader)).toEqual([])
    await picture(reader, `p-${site}-reader`)
    expect((await openSite(url(), site)).text).not.toContain(phone)
    await reader.close()
  })
})
