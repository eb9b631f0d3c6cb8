import { afterEach } from '@jest/globals'
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

/** Debian's Chromium, or the one CHROMIUM names. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const pictures = fileURLToPath(new URL('../output/', import.meta.url))

/** A browser whose every page is watched. What goes wrong in one fails the test that runs then, unless it is expected. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  browser.on('context', (context) => void watch(context))
  return browser
}

/** Invisible failures of a page: exceptions, errors in the console, refused loads, violations of the CSP. */
const complaints: string[] = []
let expected: readonly RegExp[] = []
/** The specification's way to say that a name is free. */
export const freeName = /status of 404 .*\/code-host\//

/** A refused load is an error in the console. A CSP violation that a script caught has only an event. */
async function watch(context: BrowserContext): Promise<void> {
  context.on('weberror', (error) => void complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  await context.addInitScript({
    content: `addEventListener('securitypolicyviolation', (breach) =>
      console.error('CSP:', breach.violatedDirective, 'refused', breach.blockedURI, 'in', breach.sourceFile))`,
  })
}

/** Errors that are the subject of the running test, as they read in the console: refused calls, a lost connection. */
export const expectComplaints = (...patterns: readonly RegExp[]): void => {
  expected = [...expected, ...patterns]
}

afterEach(() => {
  const allowed = [freeName, ...expected]
  expected = []
  const unexpected = complaints.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)))
  if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
})

/** A picture for people, in tests/output: of the whole page, or of the part in sight, where pages in frames are drawn. */
export async function picture(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  await mkdir(pictures, { recursive: true })
  await page.screenshot({ path: `${pictures}${name}.png`, fullPage })
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** WCAG 2.2 A and AA violations that axe-core finds, as one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axe, 'utf8'))
  return page.evaluate(async () => {
    interface Finding {
      id: string
      nodes: { target: string[]; failureSummary: string }[]
    }
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Finding[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const found = await axe.run({ runOnly: { type: 'tag', values: tags } })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
  })
}
