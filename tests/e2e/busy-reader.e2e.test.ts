import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { eventually, newPerson, starveChildren, type ProductProcess } from '@thumbfolio/testing'
import type { Locator, Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

const onceMoreWithinMs = 60_000
jest.setTimeout(3 * onceMoreWithinMs)

/** Where the reader gets no processor time, what people see is that it is not their file. */
describe('a machine that is too busy to read, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let page: Page

  // The reader refuses while it is busy.
  beforeEach(() => expectComplaints(/status of 503/))
  beforeAll(async () => {
    running = await startInChromium({
      environment: { READER_PROCESSES: '1', READER_TIMEOUT_SECONDS: '10' },
    })
    ;({ product, page } = running)
    const person = await newPerson(product.url)
    await page.goto(`${product.url}/login`)
    await logIn(page, person)
    await page.waitForURL('**/dashboard')
  }, 90_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const starving = () => starveChildren(product.pid, 'pdf-reader-child')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const refusal = () => page.getByRole('alert').filter({ hasText: 'That is not the fault of your file.' })
  /** Where this machine is busy itself, it takes more than one click. */
  const clickUntil = (again: Locator, seen: Locator) =>
    eventually(async () => {
      if (await again.isEnabled().catch(() => false)) await again.click()
      await refusal().or(seen).first().waitFor()
      return seen.first().isVisible()
    }, onceMoreWithinMs)

  it('when an upload is not read in time, then it is not the file, and one click sends it again', async () => {
    await page.goto(`${product.url}/uploadresume`)
    {
      await using _ = await starving()
      await page.getByLabel('Resume PDF').setInputFiles(sample)
      await refusal().waitFor()
    }
    await page.getByText('Your file is still here').waitFor()
    await page.getByRole('heading', { name: 'stackoverflow--nurse.pdf' }).waitFor()
    expect(await page.getByText('Choose another file').count()).toBe(0)
    await picture(page, 'b1-busy-upload')
    expect(await violations(page)).toEqual([])
    await clickUntil(button('Try again'), page.getByText('Denise Okonkwo-Harris'))
  })

  it('when a resume is read again and not in time, then what was typed stays, and one click asks again', async () => {
    const id = new URL(page.url()).searchParams.get('resume')
    await page.goto(`${product.url}/resumes/${id}`)
    const name = page.getByLabel('Name', { exact: true }).first()
    await name.fill('Denise Harris')
    {
      await using _ = await starving()
      await button('Read again').click()
      await refusal().waitFor()
    }
    await clickUntil(button('Read again'), page.getByText('It was read again'))
    expect(await name.inputValue()).toBe('Denise Harris')
  })
})
