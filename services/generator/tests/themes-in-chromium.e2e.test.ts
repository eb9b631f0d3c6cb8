import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { themePalettes, type ResumeContent, type SiteTheme } from '@thumbfolio/contracts'
import { temporaryDirectory } from '@thumbfolio/testing'
import type { Browser } from 'playwright-core'
import { linesOf, type Page, directionOf, themes } from '@thumbfolio/site-page'
import {
  boxesAtWork,
  brokenDates,
  faultsOfLayout,
  gridParts,
  textsOfLowContrast,
} from './in-chromium/page-checks.mjs'
import { githubProjects } from './in-chromium/github-projects.js'
import { people, type PersonName } from './in-chromium/people.js'
import { launchChromium, openSiteWindow, type SiteWindow } from './in-chromium/site-in-chromium.js'
import { locallyArranged } from './locally-arranged.js'
import { halves } from './test-pictures.js'

jest.setTimeout(120_000)

const widths = [320, 1440]
/** With the longest titles of sections. */
const languages = ['de', 'nl', 'fi', 'ru', 'el']
const leastContrast = 4.5
const names = Object.keys(people) as PersonName[]
/** Chromium prints no text of letters that no font on the machine has. */
const printed = names.filter((name) => name !== 'chinese')
const withGitHub: ReadonlySet<PersonName> = new Set(['developer', 'oneJob', 'unbroken', 'arabic'])
const photo = { path: 'photo.png', alt: 'Portrait', width: 320, height: 320 }

const pageOf = (name: PersonName, theme: SiteTheme, language?: string): Page => ({
  content: people[name],
  composition: locallyArranged(people[name], language),
  indexed: true,
  site: { url: 'https://site.example/', appOrigin: 'https://app.example' },
  contact: { email: true, phone: true, address: true },
  changedOn: '2026-05-01',
  theme,
  ...(name === 'lecturer' && { photo }),
  ...(withGitHub.has(name) && { github: githubProjects }),
})

describe.each([...themes.keys()])('the pages of %s, in Chromium', (layout) => {
  let browser: Browser
  let site: SiteWindow

  beforeAll(async () => {
    browser = await launchChromium()
    site = await openSiteWindow(browser, await halves({ width: 320, height: 320 }).png().toBuffer())
  })
  afterAll(() => browser?.close())

  test('when they are shown on a phone and on a desk, then they fit, and each link and title leads to something', async () => {
    const faults: Record<string, string[]> = {}
    for (const name of names) {
      await site.show(pageOf(name, { layout }))
      for (const width of widths) {
        await site.window.setViewportSize({ width, height: 900 })
        const found = await site.window.evaluate(faultsOfLayout)
        if (found.length > 0) faults[`${name} at ${width} px`] = found
      }
    }
    expect(faults).toEqual({})
    expect(site.complaints).toEqual([])
  })

  test('when titles are long words of another language, then none of them breaks', async () => {
    const faults: Record<string, string[]> = {}
    for (const language of languages) {
      await site.show(pageOf('lecturer', { layout }, language))
      for (const width of [320, 768, 1024, 1152]) {
        await site.window.setViewportSize({ width, height: 900 })
        const found = await site.window.evaluate(faultsOfLayout)
        if (found.length > 0) faults[`${language} at ${width} px`] = found
      }
    }
    expect(faults).toEqual({})
  })

  test('when their palette changes, then every text is read with ease by day and by night', async () => {
    await site.window.setViewportSize({ width: 1440, height: 900 })
    const faults: Record<string, string[]> = {}
    for (const palette of themePalettes) {
      await site.show(pageOf('developer', { layout, palette }))
      for (const colorScheme of ['light', 'dark'] as const) {
        await site.window.emulateMedia({ colorScheme })
        const found = await site.window.evaluate(textsOfLowContrast, leastContrast)
        if (found.length > 0) faults[`${colorScheme}, ${palette}`] = found
      }
    }
    expect(faults).toEqual({})
  })

  test('when a long page is scrolled, then links to its sections stay in sight, and a section stops below them', async () => {
    for (const [width, height] of [
      [390, 780],
      [1440, 900],
    ] as const) {
      await site.window.setViewportSize({ width, height })
      await site.window.emulateMedia({ reducedMotion: 'reduce' })
      await site.show(pageOf('lecturer', { layout }))
      const [nav, title] = await site.window.evaluate(boxesAtWork)
      expect({ width, top: nav!.top }).toEqual({ width, top: 0 })
      expect(title!.top >= nav!.bottom || title!.left >= nav!.right).toBe(true)
      expect(title!.top).toBeLessThan(height)
    }
  })

  test('when they are printed, then no date is broken, and none runs into what it dates', async () => {
    await site.window.setViewportSize({ width: 680, height: 960 })
    await site.show(pageOf('lecturer', { layout, type: 'sans' }))
    await site.window.emulateMedia({ media: 'print' })
    const faults = await site.window.evaluate(brokenDates)
    await site.window.emulateMedia({ media: null })
    expect(faults).toEqual([])
  })

  test('when they are printed, then every line is on the paper', async () => {
    const faults: Record<string, string[]> = {}
    for (const name of printed) {
      await site.show(pageOf(name, { layout }))
      const pdf = await site.window.pdf({ preferCSSPageSize: true })
      const found = await missingOnPaper(pdf, people[name])
      if (found.length > 0) faults[name] = found
    }
    expect(faults).toEqual({})
  })
})

test('when a grid has many publications and a bare reference, then the list fills its row, and no card is empty', async () => {
  const browser = await launchChromium()
  try {
    const site = await openSiteWindow(browser, await halves({ width: 320, height: 320 }).png().toBuffer())
    await site.window.setViewportSize({ width: 1440, height: 900 })
    const references = [{ name: 'Dr Ada' }, { name: 'Dr Eve', reference: 'Reliable in every way.' }, {}]
    const content: ResumeContent = { ...people.lecturer, references }
    await site.show({
      ...pageOf('lecturer', { layout: 'grid' }),
      content,
      composition: locallyArranged(content),
    })
    const found = await site.window.evaluate(gridParts)
    expect(found.share).toBeGreaterThan(0.8)
    expect(found.cards).toEqual([
      ['Dr Ada', '0px'],
      ['Reliab', '1px'],
    ])
  } finally {
    await browser.close()
  }
})

/** Lines of a resume that a PDF does not have, and words that are beyond its margins. */
async function missingOnPaper(pdf: Uint8Array, content: ResumeContent): Promise<string[]> {
  await using directory = await temporaryDirectory()
  const path = join(directory.path, 'page.pdf')
  await writeFile(path, pdf)
  const pdftotext = async (option: string) =>
    (await promisify(execFile)('pdftotext', [option, path, '-'], { maxBuffer: 2 ** 26 })).stdout
  const text = lettersOf(await pdftotext('-raw'))
  const missing = linesOf(content)
    .map((line) => line.text)
    .filter((line) => !partsOf(line).every((part) => text.includes(part)))
  return [...missing, ...beyondMargins(await pdftotext('-bbox'))]
}

/** A line from right to left is compared word by word: pdftotext turns their order. */
const partsOf = (line: string) =>
  (directionOf(line) === 'rtl' ? line.split(' ') : [line]).map((part) => lettersOf(part))

/** Without spaces, punctuation and the hyphens of broken lines; pdftotext also turns the two letters of a lam-alef. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '')
    .replaceAll('لا', 'ال')

/** Points: 16 mm, as the page's style has it. */
const marginPt = 45

function beyondMargins(boxes: string): string[] {
  const widthPt = Number(/<page width="([\d.]+)"/.exec(boxes)?.[1])
  const words = [...boxes.matchAll(/<word xMin="([-\d.]+)".*? xMax="([-\d.]+)".*?>(.*?)<\/word>/g)]
  expect(words.length).toBeGreaterThan(10)
  return words
    .filter(([, left, right]) => Number(left) < marginPt - 2 || Number(right) > widthPt - marginPt + 2)
    .map(([, , , word]) => `beyond the margin: ${word}`)
}
