import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { LaunchView, ResumeReading, SiteContent } from '@thumbfolio/contracts'
import {
  launchEnd,
  newPerson,
  openSite,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'

const entry = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const pdf = new URL('../samples/nurse.pdf', import.meta.url)
jest.setTimeout(120_000)

describe('from a PDF to the page made of it', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: ProductProcess
  let person: Person
  let reading: ResumeReading
  let launch: LaunchView
  let content: SiteContent

  beforeAll(async () => {
    directory = await temporaryDirectory()
    product = await startProductProcess({ entry, dataDir: directory.path })
    person = await newPerson(product.url)
    const resume = await uploadPdf(person, pdf)
    const path = `/api/v1/auth/resume/${resume}/content`
    const read = (await person.call('GET', path)).body.data.content
    const corrected = { ...read, basics: { ...read.basics, label: 'Head of Everything' } }
    const put = await person.call('PUT', path, { body: corrected, headers: { 'If-Match': '*' } })
    reading = put.body.data
    launch = await launchEnd(product.url, person, await startLaunch(person, resume, 'nurse'))
    content = (await person.call('GET', '/api/v1/make/sites/nurse/content')).body.data
  })
  afterAll(async () => {
    await product?.end('SIGKILL')
    await directory[Symbol.asyncDispose]()
  })

  it('when it is live, then each fact is the reading’s value with the reading’s box and text', () => {
    expect(launch.status).toBe('success')
    const { facts, pageSizes } = content.provenance!
    expect(pageSizes).toEqual(reading.pageSizes)
    const fromPdf = facts.filter(({ source }) => source !== 'owner')
    expect(fromPdf.length).toBeGreaterThan(40)
    for (const { pointer, text, source } of fromPdf) {
      const { page, box, text: printed } = reading.provenance[pointer]!
      expect(source).toEqual({ page, box, ...(printed !== text && { text: printed }) })
    }
  })

  it('when the owner corrected a value, then it is theirs, and nothing else is', () => {
    const theirs = content.provenance!.facts.filter(({ source }) => source === 'owner')
    expect(theirs).toEqual([{ pointer: '/basics/label', text: 'Head of Everything', source: 'owner' }])
  })

  it('when the launch is looked at, then it counts what the site tells in full, and nothing had no source', () => {
    const { facts } = content.provenance!
    expect(launch.provenance).toEqual({ facts: facts.length, fromOwner: 1 })
    expect(launch.removed).toEqual([])
  })

  it('when the page is opened, then it shows those facts, and each sentence speaks about an entry that is there', async () => {
    const { text } = await openSite(product.url, 'nurse')
    expect(text).toContain('Head of Everything')
    expect(content.intro.length).toBeGreaterThan(0)
    for (const { entries } of content.intro) expect(entries).toEqual(['basics'])
  })
})
