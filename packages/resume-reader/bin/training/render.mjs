import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { personOf } from './people.mjs'
import { htmlOf, templates, truthOf } from './templates.mjs'

/** Renders `count` people through each template into `folder`; PDFs that exist already are kept. */
export const renderAll = async (folder, count, chromiumPath) => {
  await mkdir(folder, { recursive: true })
  const documents = templates.flatMap((template, nth) =>
    Array.from({ length: count }, (_, at) => {
      const seed = 1_000 * (nth + 1) + at
      const person = personOf(seed)
      return {
        template,
        file: join(folder, `${template.name}--${seed}.pdf`),
        html: htmlOf(template, person, seed),
        truth: truthOf(template, person),
      }
    }),
  )
  const absent = documents.filter(({ file }) => !existsSync(file))
  if (absent.length > 0) await print(absent, chromiumPath)
  return documents
}

const print = async (documents, executablePath) => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  for (const { file, html } of documents) {
    await page.setContent(html)
    await writeFile(`${file}.part`, await page.pdf({ preferCSSPageSize: true }))
    await rename(`${file}.part`, file)
  }
  await browser.close()
}
