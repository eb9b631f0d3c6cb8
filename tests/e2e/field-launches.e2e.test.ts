import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Confirmations, ProblemBody } from '@thumbfolio/contracts'
import {
  confirming,
  launchEnd,
  newPerson,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'
import { fieldTruth, type FieldTruth } from './field-truth.js'
import { launchBrowser } from './browser.js'
import { readableOn, readLivePage, type LivePage } from './live-page.js'
import { printedSiblings, siblings } from './sibling-resumes.js'

jest.setTimeout(120_000)

const corpus = process.env['FIELD3_CORPUS'] ?? ''
const files = existsSync(corpus) ? readdirSync(corpus).filter((file) => file.endsWith('.pdf')) : []
const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const say = (line: string) => void process.stdout.write(`${line}\n`)
if (files.length === 0) say('FIELD3_CORPUS names no folder of PDFs: what goes live of them is not measured')

type Asked = Pick<ProblemBody, 'findings' | 'reasons'>

const bareAddress = (link: string) => link.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

/** What is wrong with a page that its owner was not asked about. */
function faultsOf(page: LivePage, truth: FieldTruth, { findings, reasons = [] }: Asked): string[] {
  const { name, town, language = 'en', personal = [], links = [] } = truth
  const isAsked = reasons.length > 0
  const foreign = page.links.filter((link) => link.startsWith('http') && !links.includes(bareAddress(link)))
  return [
    ...readableOn(page, personal).map((text) => `shows "${text}"`),
    ...(isAsked || page.heading === name ? [] : [`is of "${page.heading}", not of ${name}`]),
    ...(page.language === language ? [] : [`is in ${page.language}, not in ${language}`]),
    ...(isAsked || town === undefined || page.town === town
      ? []
      : [`lives in "${page.town}", not in ${town}`]),
    ...foreign.map((link) => `links to ${link}`),
    ...(findings ?? []).flatMap(({ text, answers }) =>
      answers.includes('hide') ? [] : [`cannot hide "${text}"`],
    ),
  ]
}

describe('what goes live of resumes like those of the field', () => {
  let product: ProductProcess
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let printed: Awaited<ReturnType<typeof printedSiblings>>
  beforeAll(async () => {
    directory = await temporaryDirectory()
    const browser = await launchBrowser()
    printed = await printedSiblings(browser)
    await browser.close()
    product = await startProductProcess({ entry, dataDir: directory.path })
  })
  afterAll(async () => {
    await product?.end()
    await printed?.[Symbol.asyncDispose]()
    await directory?.[Symbol.asyncDispose]()
  })

  const ask =
    ({ call }: Person, fileUrl: string, siteName: string) =>
    (confirm?: Confirmations) =>
      call('PUT', '/api/v1/make/generate', {
        body: { fileUrl, siteName, model: 'gemini-flash', ...(confirm && { confirm }) },
      })

  async function livePage(person: Person, { status, body }: { status: number; body: { launchId: string } }) {
    expect({ status, body }).toMatchObject({ status: 202 })
    const { status: end, siteName } = await launchEnd(product.url, person, body.launchId)
    expect(end).toBe('success')
    return readLivePage(product.url, siteName)
  }

  async function faultsOfLaunching(title: string, path: string, truth: FieldTruth): Promise<string[]> {
    const person = await newPerson(product.url)
    const resume = await uploadPdf(person, path)
    const launch = ask(person, resume, person.user.username)
    const first = await launch()
    const asked: Asked = first.status === 202 ? {} : first.body
    const page = await livePage(person, first.status === 202 ? first : await confirming(launch))
    const faults = faultsOf(page, truth, asked)
    say(
      [
        `\n${title}: ${first.status === 202 ? 'not asked' : 'asked'}`,
        `  live: "${page.heading}" | ${page.language} | ${page.town || 'no town'}`,
        ...(asked.reasons ?? []).map(({ code, detail }) => `  reason ${code}: ${detail}`),
        ...(asked.findings ?? []).map(
          ({ kind, text, where, line }) => `  finding ${kind} "${text}" (${where}): ${line.slice(0, 100)}`,
        ),
        `  links: ${page.links.join(' ') || 'none'}`,
        ...faults.map((fault) => `  FAULT: the page ${fault}`),
      ].join('\n'),
    )
    return faults
  }

  it.each(Object.keys(siblings))(
    'when the sibling %s is launched, then its page shows what its owner was asked about',
    async (key) => {
      expect(await faultsOfLaunching(`sibling ${key}`, printed.pathOf(key), siblings[key]!.truth)).toEqual([])
    },
  )

  const itEach = files.length > 0 ? it.each(files) : it.skip.each(['a PDF of FIELD3_CORPUS'])
  itEach('when %s is launched, then its page shows what its owner was asked about', async (file) => {
    const truth = fieldTruth[file.replace(/\.pdf$/, '')]
    expect(truth).toBeDefined()
    expect(await faultsOfLaunching(file, join(corpus, file), truth!)).toEqual([])
  })
})
