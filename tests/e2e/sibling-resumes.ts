import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { siblingForms } from './sibling-forms.js'
import { siblingPages } from './sibling-pages.js'
import type { Sibling } from './sibling.js'

/** Resumes of the kinds of the field corpus, of other people and in other words. */
export const siblings: Readonly<Record<string, Sibling>> = { ...siblingForms, ...siblingPages }

/** Prints them to PDFs in a folder of their own. */
export async function printedSiblings(
  browser: Browser,
): Promise<{ pathOf: (key: string) => string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'siblings-'))
  const pathOf = (key: string) => join(folder, `${key}.pdf`)
  const page = await browser.newPage()
  for (const [key, { html }] of Object.entries(siblings)) {
    await page.setContent(html)
    await writeFile(pathOf(key), await page.pdf({ format: 'A4' }))
  }
  await page.close()
  return { pathOf, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
