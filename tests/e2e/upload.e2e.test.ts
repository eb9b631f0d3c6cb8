import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  eventually,
  newPerson,
  startProductProcess,
  temporaryDirectory,
  type Person,
} from '@thumbfolio/testing'
import type { Page, Request } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const reader = join('resume', 'reading')
const filesIn = async (dataDir: string) =>
  (await readdir(join(dataDir, reader), { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map(({ name }) => name)

/** Sends the first bytes of an upload, and then nothing more. */
function trickle(base: string, { token }: Person): Promise<ReturnType<typeof request>> {
  const outgoing = request(`${base}/api/v1/auth/resume?name=cv.pdf`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/pdf',
      'Content-Length': 10 * 2 ** 20,
    },
  })
  outgoing.on('error', () => {})
  return new Promise((sent) => outgoing.write(Buffer.alloc(200_000, '%PDF-1.7\n'), () => sent(outgoing)))
}

describe('uploading a PDF, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let files: string
  const uploads: Request[] = []

  // Files that are no resumes are refused.
  beforeEach(() => expectComplaints(/status of (400|422)/))
  beforeAll(async () => {
    files = await mkdtemp(join(tmpdir(), 'uploads-'))
    running = await startInChromium()
    page = running.page
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && new URL(sent.url()).pathname === '/api/v1/auth/resume')
        uploads.push(sent)
    })
    const person = await newPerson(running.product.url)
    await page.goto(`${running.product.url}/uploadresume`)
    await logIn(page, person)
    await page.getByLabel('Resume PDF').waitFor({ state: 'attached' })
  }, 90_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
    await rm(files, { recursive: true, force: true })
  })

  const choose = async (path: string) => {
    await page.goto(`${running.product.url}/uploadresume`)
    await page.getByLabel('Resume PDF').setInputFiles(path)
  }

  it('when a PDF is chosen, then the file itself is sent under its own name, and what was read is shown', async () => {
    const path = join(files, 'Lebenslauf – Zoë & Söhne.pdf')
    await writeFile(path, await readFile(sample))
    await choose(path)
    await page.getByText('Denise Okonkwo-Harris').first().waitFor()
    const sent = uploads.at(-1)!
    expect(new URL(sent.url()).searchParams.get('name')).toBe('Lebenslauf – Zoë & Söhne.pdf')
    expect(sent.headers()['content-type']).toBe('application/pdf')
    await picture(page, 'upload-1-read')
    expect(await violations(page)).toEqual([])
    await page.goto(`${running.product.url}/dashboard`)
    await page.getByText('Lebenslauf – Zoë & Söhne').first().waitFor()
  })

  it('when a resume is new, then it asks once who it is about, and what is changed there outlives a new reading', async () => {
    await choose(sample)
    const asked = page.getByRole('region', { name: 'Is this you?' })
    await asked.waitFor()
    expect(await asked.getByLabel('Name').inputValue()).toBe('Denise Okonkwo-Harris')
    expect(await asked.getByLabel('Town').inputValue()).not.toBe('')
    await asked.getByRole('button', { name: 'Yes, that’s me' }).waitFor()
    await picture(page, 'upload-3-is-this-you')
    await asked.getByLabel('Headline').fill('Charge nurse, nights')
    await page.keyboard.press('Enter')
    await asked.waitFor({ state: 'detached' })
    await page.getByText('Charge nurse, nights').waitFor()
    await page.reload()
    await page.getByText('Charge nurse, nights').waitFor()
    expect(await asked.count()).toBe(0)

    await page.getByRole('link', { name: 'Correct what we read' }).click()
    await page.getByRole('button', { name: 'Read again' }).click()
    await page.getByText('It was read again, and nothing has changed.').waitFor({ timeout: 60_000 })
    await page.reload()
    await page.getByLabel('Title', { exact: true }).first().waitFor()
    expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('Charge nurse, nights')
    expect(await violations(page)).toEqual([])
  })

  it('when it goes slowly, then the progress is shown, and it can be canceled and sent again', async () => {
    const network = await running.context.newCDPSession(page)
    await network.send('Network.enable')
    const slowly = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    const path = join(files, 'large.pdf')
    await writeFile(path, Buffer.concat([await readFile(sample)], 4 * 2 ** 20))
    await page.goto(`${running.product.url}/uploadresume`)
    await slowly(300_000)
    await page.getByLabel('Resume PDF').setInputFiles(path)
    const bar = page.getByRole('progressbar', { name: 'Uploading' })
    const seen = new Set<number>()
    await eventually(async () => {
      seen.add(Number(await bar.getAttribute('value')))
      return seen.size > 3
    })
    expect(Math.max(...seen)).toBeLessThan(100)
    await picture(page, 'upload-2-progress')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await slowly(-1)
    await page.getByRole('button', { name: 'Upload resume', exact: true, disabled: false }).click()
    await page.getByText('Denise Okonkwo-Harris').first().waitFor()
  })

  it.each([
    ['is no PDF', () => Buffer.alloc(3 * 2 ** 20, 'hello '), 'Please upload a PDF file'],
    ['is damaged', () => Buffer.from('%PDF-1.7\n garbage '), 'This PDF is damaged'],
  ])('when a file %s, then the page says so, and offers another one', async (_, bytes, text) => {
    const path = join(files, 'wrong.pdf')
    await writeFile(path, bytes())
    await choose(path)
    await page.getByRole('alert').filter({ hasText: text }).waitFor()
    await page.getByText('Choose another file').first().waitFor()
  })
})

describe('uploads that do not end', () => {
  it('when a client leaves, or the product is killed in the middle, then no file stays', async () => {
    await using directory = await temporaryDirectory()
    const first = await startProductProcess({ entry, dataDir: directory.path })
    try {
      const person = await newPerson(first.url)
      const leaving = await trickle(first.url, person)
      await eventually(async () => (await filesIn(directory.path)).length === 1)
      leaving.destroy()
      await eventually(async () => (await filesIn(directory.path)).length === 0)
      await trickle(first.url, person)
      await eventually(async () => (await filesIn(directory.path)).length === 1)
    } finally {
      await first.end('SIGKILL')
    }
    expect(await filesIn(directory.path)).toHaveLength(1)
    const second = await startProductProcess({ entry, dataDir: directory.path })
    try {
      expect(await filesIn(directory.path)).toEqual([])
    } finally {
      await second.end()
    }
  }, 90_000)
})
