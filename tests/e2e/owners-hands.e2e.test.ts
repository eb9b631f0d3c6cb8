import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { newPerson, type Person } from '@thumbfolio/testing'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'
import type { ResumeContent } from '@thumbfolio/contracts'
import type { Locator, Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(90_000)

const row = (y: number, words: string, size = 10, font = 'F1') => text(60, y, size, words, font)
const bullet = (y: number, words: string) => row(y, `\\225 ${words}`)
const pdf = onePage(
  [
    row(740, 'Ada Lovelace', 20, 'F2'),
    row(722, 'ada@example.org | London'),
    row(690, 'Experience', 13, 'F2'),
    row(672, 'Analytical Engines', 11, 'F2'),
    row(658, 'Programmer, June 2019 - March 2021'),
    bullet(644, 'Wrote the first program for the engine and explained what it does'),
    bullet(630, 'Computed numbers by hand until all of them agreed'),
    row(612, 'Difference Works', 11, 'F2'),
    row(598, 'Translator, 2015 - 2019'),
    bullet(584, 'Turned long articles about engines into shorter ones'),
    row(556, 'Where else I was', 13, 'F2'),
    row(540, 'Mathematics Club'),
    row(526, 'Mentor'),
    row(512, '2012 - 2014'),
    row(484, 'Education', 13, 'F2'),
    row(468, 'University of London'),
    row(454, 'BSc Mathematics, 2008 - 2012'),
    row(20, 'Page 1 of 1'),
  ].join(''),
)
const bullets = [
  'Wrote the first program for the engine and explained what it does',
  'Computed numbers by hand until all of them agreed',
]
const engines = {
  name: 'Analytical Engines',
  position: 'Programmer',
  startDate: '2019-06',
  endDate: '2021-03',
  highlights: bullets,
}
const difference = {
  name: 'Difference Works',
  position: 'Translator',
  startDate: '2015',
  endDate: '2019',
  highlights: ['Turned long articles about engines into shorter ones'],
}
/** As a reader may take it: title and employer exchanged, and the second job among the points of the first. */
const misread = {
  ...engines,
  name: engines.position,
  position: engines.name,
  highlights: [...bullets, 'Difference Works', 'Translator', '2015 - 2019', ...difference.highlights],
}
const right = {
  work: [engines, difference],
  volunteer: [{ organization: 'Mathematics Club', position: 'Mentor', startDate: '2012', endDate: '2014' }],
}

describe('a page with eight misread fields, put right in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let person: Person
  let id: string
  let actions = 0
  let startedAt = 0

  beforeAll(async () => {
    running = await startInChromium()
    ;({ page } = running)
    person = await newPerson(running.product.url)
    await page.goto(`${running.product.url}/profile`)
    await logIn(page, person)
    await page.getByRole('button', { name: 'Logout' }).waitFor()
  }, 60_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  const contentOf = async () => {
    const { body, headers } = await person.call('GET', `/api/v1/auth/resume/${id}/content`)
    return { content: body.data.content as ResumeContent, etag: String(headers.get('etag')) }
  }
  const put = async (content: ResumeContent, etag: string) =>
    person.call('PUT', `/api/v1/auth/resume/${id}/content`, { body: content, headers: { 'If-Match': etag } })

  beforeEach(async () => {
    const pdfFile = `data:application/pdf;base64,${pdf.toString('base64')}`
    const uploaded = await person.call('POST', '/api/v1/auth/resume', { body: { pdfFile, name: 'cv.pdf' } })
    id = uploaded.body.fileName
    const { content, etag } = await contentOf()
    const { volunteer: _, ...rest } = content
    expect((await put({ ...rest, work: [misread] }, etag)).status).toBe(200)
    await page.goto(`${running.product.url}/resumes/${id}`)
    await line('Difference Works').waitFor()
    actions = 0
    startedAt = Date.now()
  })

  const onPage = () => page.getByRole('listbox', { name: 'Lines of page 1' })
  const line = (name: string) => onPage().getByRole('option', { name, exact: true })
  const leftOvers = () => page.getByRole('listbox', { name: 'Not placed yet' })
  const leftOver = (words: string) => leftOvers().getByRole('option').filter({ hasText: words })
  const otherSection = () => page.getByLabel('Another section for the marked lines')
  const act = async (action: Promise<unknown>) => {
    actions += 1
    await action
  }
  const press = async (key: string, times = 1) => {
    for (let at = 0; at < times; at += 1) await act(page.keyboard.press(key))
  }
  const hasFocus = async (what: Locator) => (await what.and(page.locator(':focus')).count()) > 0
  const end = async (means: string) => {
    await page.getByText('Your corrections are saved').waitFor()
    console.info(`by ${means}: ${actions} actions, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
    expect(actions).toBeLessThan(25)
    expect((await contentOf()).content).toMatchObject(right)
  }

  it('when the mouse does it, then it takes less than 25 actions', async () => {
    expect(await leftOvers().getByRole('option').allTextContents()).toEqual([
      'Where else I was · page 1',
      'Mathematics Club · page 1',
      'Mentor · page 1',
      '2012 - 2014 · page 1',
    ])
    await act(page.getByText('Analytical Engines, Programmer', { exact: true }).click())
    await act(page.getByRole('button', { name: 'Swap job title and employer' }).click())
    await act(line('Difference Works').click())
    await act(line(difference.highlights[0]!).click({ modifiers: ['Shift'] }))
    await picture(page, 'h1-marked')
    expect(await violations(page)).toEqual([])
    await act(page.getByRole('button', { name: 'a job', exact: true }).click())
    await act(leftOver('Mathematics Club').click())
    await act(leftOver('2012 - 2014').click({ modifiers: ['Shift'] }))
    await act(otherSection().click())
    await act(otherSection().selectOption('Volunteering'))
    await act(leftOver('Where else I was').click())
    await act(page.getByRole('button', { name: 'Leave out', exact: true }).click())
    await act(page.getByRole('button', { name: 'Save corrections' }).click())
    await end('mouse')
    await picture(page, 'h2-right')
    expect(await violations(page)).toEqual([])
  })

  it('when keys alone do it, then it takes less than 25 actions, with the way to the page', async () => {
    // The skip link comes first.
    await press('Tab')
    await press('Enter')
    await press('Tab')
    expect(await hasFocus(onPage())).toBe(true)
    await press('ArrowDown', 5)
    await press('t')
    await press('ArrowDown', 3)
    await press('Shift+ArrowDown', 3)
    await press('j')
    await press('x')
    await press('Shift+ArrowDown', 2)
    await press('Enter')
    // The browser moves the focus when it draws next, which is later than a machine types.
    await otherSection().and(page.locator(':focus')).waitFor()
    await press('v')
    await press('Control+s')
    await end('keys')
    await page.keyboard.press('Tab')
    expect(await hasFocus(onPage())).toBe(false)
  })

  it('when it is undone step by step and done again, then the same is saved', async () => {
    await onPage().focus()
    await press('ArrowDown', 5)
    await press('t')
    await press('ArrowDown', 3)
    await press('Shift+ArrowDown', 3)
    await press('j')
    await page.getByText('Translator, Difference Works', { exact: true }).waitFor()
    await press('Control+z', 2)
    await page.getByText('You have corrections that are not saved.').waitFor({ state: 'detached' })
    await press('Control+Shift+z', 2)
    await press('Control+s')
    await page.getByText('Your corrections are saved').waitFor()
    expect((await contentOf()).content.work).toEqual(right.work)
  })

  it('when two tabs put it right at once, then the later one shows the conflict, and both corrections are kept', async () => {
    expectComplaints(/status of 412/)
    const { content, etag } = await contentOf()
    await line('Difference Works').click()
    await line(difference.highlights[0]!).click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: 'a job', exact: true }).click()
    expect((await put({ ...content, basics: { ...content.basics, label: 'Countess' } }, etag)).status).toBe(
      200,
    )
    await page.getByRole('button', { name: 'Save corrections' }).click()
    await page.getByText('This resume was changed elsewhere.').waitFor()
    await page.getByRole('button', { name: 'Load the newer version' }).click()
    await page.getByText('This resume was changed elsewhere.').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save corrections' }).click()
    await page.getByText('Your corrections are saved').waitFor()
    const saved = (await contentOf()).content
    expect(saved.basics?.label).toBe('Countess')
    expect(saved.work).toMatchObject([{ highlights: bullets }, { highlights: difference.highlights }])
  })
})
