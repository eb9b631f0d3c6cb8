import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'

/** Debian's Chromium, or the one CHROMIUM names. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const pictures = fileURLToPath(new URL('../output/', import.meta.url))

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
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

/** What went wrong in a page that nobody would see: exceptions, refused loads, CSP violations. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => void complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  return complaints
}

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
