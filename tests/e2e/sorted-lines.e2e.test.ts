import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { badlyReadRows, spendableCredits } from '@thumbfolio/testing'
import { expectComplaints, picture, violations } from './browser.js'
import { startWithModels, type ModelsInChromium } from './models-in-chromium.js'

jest.setTimeout(90_000)

const part = (section: string, field: string, line: number, entry = '1') => ({
  section,
  entry,
  field,
  from: `${line}.1`,
  to: `${line}.1`,
})
const parts = [
  part('basics', 'name', 1),
  part('work', 'heading', 3),
  part('work', 'name', 4),
  part('work', 'position', 5),
  part('work', 'dates', 6),
  part('work', 'highlights', 7),
  part('work', 'highlights', 8),
  part('work', 'name', 9, '2'),
  part('work', 'position', 10, '2'),
  part('work', 'highlights', 11, '2'),
  // A line of another document.
  part('basics', 'label', 99),
]

describe('a resume that was read badly, sorted by a model, in Chromium', () => {
  let running: ModelsInChromium
  let id: string
  beforeAll(async () => {
    running = await startWithModels()
    const file = `data:text/plain;base64,${Buffer.from(badlyReadRows.join('\n')).toString('base64')}`
    const body = { file, name: 'cv.txt' }
    id = (await running.person.call('POST', '/api/v1/auth/resume/import', { body })).body.fileName
  }, 60_000)
  afterAll(async () => running?.[Symbol.asyncDispose]())

  const heading = (name: string) => running.page.getByRole('heading', { name })
  const press = (name: string) => running.page.getByRole('button', { name, exact: true }).click()
  const look = async (name: string) => {
    await picture(running.page, name)
    expect(await violations(running.page)).toEqual([])
  }
  const open = async () => {
    await running.page.goto(`${running.product.url}/resumes/${id}`)
    await heading('Let a model sort the lines').waitFor()
  }

  it('when the vendor is not allowed yet, then nothing is sent, and the page says what would be', async () => {
    const { page, vendors } = running
    await open()
    await page.getByText(/Google gets the lines of this resume, without the e-mail/).waitFor()
    await look('l1-offer')
    await page.getByRole('button', { name: 'Sort the lines' }).click({ force: true })
    expect(vendors.Google.questions()).toHaveLength(0)
  })

  it('when the vendor is down, then that is said, and nothing has changed', async () => {
    expectComplaints(/status of 422/)
    const { page, vendors } = running
    vendors.Google.next({ kind: 'refusal' })
    await page.getByRole('checkbox', { name: /Google may see my resumes/ }).check()
    await press('Sort the lines')
    await page.getByText(/The chosen model declined/).waitFor()
    await heading('Let a model sort the lines').waitFor()
  })

  it('when it is asked again and answers, then its reading waits, with what would change', async () => {
    const { page, vendors, person, product } = running
    const credits = await spendableCredits(person)
    vendors.Google.reset()
    vendors.Google.next({ kind: 'text', text: JSON.stringify({ parts }) })
    await open()
    await press('Sort the lines')
    await heading('Suggested by Gemini Flash 1.5 (Google)').waitFor()
    await page.getByText(/One answer of the model named a line that does not exist/).waitFor()
    await look('l2-suggested')
    const [question] = vendors.Google.questions()
    expect(question?.complaints).toEqual([])
    expect(JSON.stringify(question?.body)).not.toContain('ada@example.org')
    expect(await spendableCredits(person)).toBe(credits)
    // It is still there for whoever comes back later.
    await page.goto(`${product.url}/resumes/${id}`)
    await heading('Suggested by Gemini Flash 1.5 (Google)').waitFor()
  })

  it('when it is accepted, then the fields have the lines of the file, and say who sorted them', async () => {
    const { page } = running
    await press('Accept the suggestion')
    // The heading before it says the same words.
    await page.getByText('The suggestion is in your resume').waitFor()
    await page.getByText('Suggested by Gemini Flash 1.5 (Google)').waitFor()
    const fields = await page.getByRole('textbox').all()
    const values = await Promise.all(fields.map((field) => field.inputValue()))
    for (const value of ['Ada Lovelace', 'ada@example.org', 'Analytical Engines', 'Difference Works'])
      expect(values).toContain(value)
    await look('l3-accepted')
  })
})
