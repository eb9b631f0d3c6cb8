import type { ResumeContent } from '@thumbfolio/contracts'
import { personalFactsIn, type FoundFact } from '../../src/guard/personal-facts-in.js'
import { textFile, type BundleFile } from '../../src/parts/bundle.js'
import { drawingsOf } from '../../src/card/drawings.js'
import { render } from '../../src/render/render.js'
import type { Page } from '../../src/parts/page.js'
import { locallyArranged } from '../locally-arranged.js'

/** The page that shows all of a resume but its owner's contact data. */
export const guardedPage = (content: ResumeContent, language?: string): Page => ({
  content,
  composition: locallyArranged(content, language),
  site: { url: 'https://ida.sites.example/', appOrigin: 'https://app.example' },
  contact: { email: false, phone: false, address: false },
  indexed: true,
})

export function factsOnPage(page: Page): FoundFact[] {
  const { files } = render(page)
  return personalFactsIn(files, { language: page.composition.language, drawings: drawingsOf(page, files) })
}

export const factsOfResume = (content: ResumeContent, language?: string): FoundFact[] =>
  factsOnPage(guardedPage(content, language))

const html = (blocks: readonly string[]): BundleFile =>
  textFile('index.html', 'text/html', blocks.map((block) => `<p>${block}</p>`).join(''))

/** What is found in paragraphs of a page. */
export const factsOfLines = (lines: readonly string[], language = 'en'): FoundFact[] =>
  personalFactsIn([html(lines.map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;')))], {
    language,
  })
