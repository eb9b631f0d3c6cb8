import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { launchEnd, newPerson, startLaunch, uploadPdf, type ProductProcess } from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { freeName } from './browser.js'
import { fill, privateRoutes, publicRoutes } from '../screens/routes.mjs'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)
const firstPaintBudgetBytes = 116 * 1024
/** All scripts of the start page, with those that it loads after its first paint. */
const firstLoadBudgetBytes = 150 * 1024

/** Errors and warnings of the console, exceptions and refused loads: a breach of the content policy is one of them. */
function noiseOf(page: Page): string[] {
  const noise: string[] = []
  page.on('pageerror', (error) => void noise.push(String(error)))
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`
    if (/^(?:error|warning)$/.test(message.type()) && !freeName.test(text)) noise.push(text)
  })
  return noise
}

describe('every route of the app, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let page: Page
  let noise: string[]
  const site = 'quiet-page'
  let resume: string

  beforeAll(async () => {
    running = await startInChromium()
    ;({ product, page } = running)
    noise = noiseOf(page)
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const visit = async (route: string) => {
    await page.goto(product.url + route, { waitUntil: 'networkidle' })
    const complaints = noise.splice(0).map((text) => `${route}: ${text}`)
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    return overflow === 0 ? complaints : [...complaints, `${route}: ${String(overflow)} px too wide`]
  }

  it('when a visitor opens any of them, then the console stays empty', async () => {
    const found: string[] = []
    for (const route of publicRoutes) found.push(...(await visit(route)))
    expect(found).toEqual([])
  })

  it('when a person who has a site opens any of them, then the console stays empty, also at 320 px', async () => {
    const person = await newPerson(product.url)
    resume = await uploadPdf(person, sample)
    await launchEnd(product.url, person, await startLaunch(person, resume, site))
    await page.goto(`${product.url}/login`)
    await logIn(page, person)
    await page.waitForURL('**/dashboard')
    const found: string[] = []
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 })
      for (const route of privateRoutes) found.push(...(await visit(fill(route, { resume, site }))))
    }
    expect(found).toEqual([])
  })

  it('when the account menu is open, then keys walk it, and Escape and a press outside close it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${product.url}/dashboard`)
    const button = page.getByRole('button', { name: /^Account of / })
    await button.click()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('link', { name: 'Credits', exact: true }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await button.and(page.locator(':focus')).waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.click()
    await page.getByRole('heading', { level: 1 }).click()
    await page.getByRole('link', { name: 'Your data' }).waitFor({ state: 'detached' })
    await button.click()
    await page.getByRole('link', { name: 'Your data' }).click()
    await page.waitForURL('**/profile#data')
    const current = page.getByRole('navigation', { name: 'Profile' }).locator('[aria-current]')
    await current.filter({ hasText: 'Data' }).waitFor()
  })

  it('when the landing page is opened, then the scripts before its first paint are within 116 KB', async () => {
    const html = await (await fetch(product.url)).text()
    const [entry] = /\/assets\/index-[\w-]+\.js/.exec(html)!
    const seen = new Set<string>()
    const bytesOf = async (address: string): Promise<number> => {
      if (seen.has(address)) return 0
      seen.add(address)
      const source = await (await fetch(product.url + address)).text()
      const imports = [...source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)]
      let bytes = (await zipped(source)).byteLength
      for (const [, name] of imports) bytes += await bytesOf(`/assets/${name}`)
      return bytes
    }
    expect(await bytesOf(entry)).toBeLessThan(firstPaintBudgetBytes)
  })

  it('when a visitor opens the landing page, then all its scripts are within 150 KB', async () => {
    const visitor = await page.context().browser()!.newContext()
    const landing = await visitor.newPage()
    const sizes: Promise<number>[] = []
    landing.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      sizes.push(response.text().then(async (source) => (await zipped(source)).byteLength))
    })
    await landing.goto(product.url, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    await visitor.close()
    expect(bytes).toBeGreaterThan(firstPaintBudgetBytes / 2)
    expect(bytes).toBeLessThan(firstLoadBudgetBytes)
  })
})

const zipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
