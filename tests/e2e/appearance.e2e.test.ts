import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { launchEnd, newPerson, startLaunch, uploadPdf, type ProductProcess } from '@thumbfolio/testing'
import type { Locator, Page } from 'playwright-core'
import { violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'
import { openStudio } from './studio-in-chromium.js'

jest.setTimeout(90_000)

/** What no screen's own journey looks at: colours of every theme, words for pictures, text that breaks where it may. */
describe('how the app looks, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let page: Page

  beforeAll(async () => {
    running = await startInChromium({ screen: { width: 1280, height: 800 } })
    ;({ product, page } = running)
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  it.each(['dim', 'light', 'dark', 'aqua', 'night', 'sunset', 'synthwave', 'wireframe'])(
    'when something is refused in %s, then that can be read, and is told from other words by its colour',
    async (theme) => {
      await page.goto(`${product.url}/signup`)
      await page.evaluate(`localStorage.setItem('thumb-theme', '${theme}')`)
      await page.reload()
      await page.getByRole('button', { name: 'Create account' }).click()
      const refusal = page.getByText('Email is required')
      await refusal.waitFor()
      expect(await violations(page)).toEqual([])
      const words = page.getByRole('heading', { level: 1 })
      expect(await distance(refusal, words)).toBeGreaterThan(0.12)
      const field = page.getByLabel('E-mail')
      expect(await distance(refusal, field, 'border-color')).toBeLessThan(0.01)
      await page.goto(`${product.url}/settings`)
      await page.getByText('This site name is already taken.').waitFor()
      expect(await violations(page)).toEqual([])
    },
  )

  it('when the screen is narrow, then no range and no amount is torn from its unit', async () => {
    await page.goto(`${product.url}/support`)
    for (const width of [320, 375, 700, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const amount = page.getByText('24-48 hours', { exact: true }).first()
      expect(await amount.evaluate((element) => (element as Drawn).getClientRects().length)).toBe(1)
    }
  })

  it('when a button is a picture alone, then it says in words what it does, to the keyboard too', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const person = await newPerson(product.url)
    const resume = await uploadPdf(person, sample)
    await launchEnd(product.url, person, await startLaunch(person, resume, 'pictures'))
    await page.goto(`${product.url}/login`)
    await page.getByLabel('E-mail').waitFor()
    await tipsOf('Show password')
    await logIn(page, person)
    await page.getByRole('button', { name: /^Preview/ }).waitFor()
    await tipsOf('Delete', 'Rename', 'Preview')
    await openStudio(page, product.url, 'pictures')
    await tipsOf('Undo', 'Redo', 'Move up', 'Move down')
    await page.goto(`${product.url}/resumes/${resume}`)
    await page.getByRole('button', { name: 'Next page' }).waitFor()
    await tipsOf('Previous page', 'Next page')
    await page.getByRole('button', { name: 'Next page' }).focus()
    const shown = page.locator('[data-tip="Next page"]')
    await expect(opacityOf(page.locator('[data-tip="Previous page"]'))).resolves.toBe('0')
    await expect(opacityOf(shown)).resolves.toBe('1')
  })

  /** Every button without words has a tooltip; these are some of the tooltips. */
  const tipsOf = async (...expected: string[]) => {
    const tips = await page
      .locator('button:not([aria-hidden]):visible')
      .evaluateAll((all) =>
        (all as unknown as Drawn[])
          .filter(({ textContent }) => textContent.trim() === '')
          .map((button) => button.closest('[data-tip]')?.dataset['tip'] ?? `none: ${button.ariaLabel}`),
      )
    expect(tips.filter((tip) => tip.startsWith('none'))).toEqual([])
    expect(tips).toEqual(expect.arrayContaining(expected))
  }
})

/** What is used of an element of the page. */
interface Drawn {
  readonly textContent: string
  readonly ariaLabel: string
  closest(selector: string): { readonly dataset: Record<string, string> } | null
  getClientRects(): { readonly length: number }
}

/** How far apart two colours are in OKLab, where 0.02 is just seen. */
async function distance(one: Locator, other: Locator, property = 'color'): Promise<number> {
  const [a, b] = [await labOf(one, 'color'), await labOf(other, property)]
  return Math.hypot(...a.map((part, at) => part - b[at]!))
}

/** The browser says a mixture in OKLab, whatever the colours were written in. */
const labOf = (element: Locator, property: string): Promise<number[]> =>
  element.evaluate((styled, name) => {
    interface Probe {
      readonly style: { color: string }
      remove(): void
    }
    const { document, getComputedStyle } = globalThis as unknown as {
      document: { createElement(tag: string): Probe; body: { append(probe: Probe): void } }
      getComputedStyle(element: unknown): { getPropertyValue(name: string): string }
    }
    const probe = document.createElement('span')
    probe.style.color = `color-mix(in oklab, ${getComputedStyle(styled).getPropertyValue(name)} 100%, black 0%)`
    document.body.append(probe)
    const color = getComputedStyle(probe).getPropertyValue('color')
    probe.remove()
    return color
      .match(/-?[\d.]+(?:e-?\d+)?/g)!
      .slice(0, 3)
      .map(Number)
  }, property)

const opacityOf = (tip: Locator): Promise<string> =>
  tip.evaluate((element) => {
    const { getComputedStyle } = globalThis as unknown as {
      getComputedStyle(element: unknown, pseudo: string): { opacity: string }
    }
    return getComputedStyle(element, '::before').opacity
  })
