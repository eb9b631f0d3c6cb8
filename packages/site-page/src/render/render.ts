import { bundleOf, textFile, type Bundle, type BundleFile } from '../parts/bundle.js'
import { picturesIn } from '../parts/entry-pictures.js'
import { cutTo, details } from './detail.js'
import {
  contactDocuments,
  indexDocument,
  notFoundDocument,
  studyDocument,
  studyPartsOf,
} from './documents.js'
import { studyFile } from '../page/case-studies.js'
import { redirectsFile, sitemap } from './sitemap.js'
import { iconPaths, iconSvg } from '../card/icons.js'
import { lookOf } from '../themes/look.js'
import type { Page } from '../parts/page.js'
import { publicPage } from '../parts/public-page.js'
import { resumeJson } from './resume-json.js'
import { styleOf } from '../css/style.js'

/** No document of a page is larger, in bytes, without its pictures. */
export const mostBytes = 48_000
/** Without its style, so that a page says as much in every theme. */
const mostSaidBytes = 32_000

/** A page as files. Pure: equal pages give equal bundles. */
export function render(page: Page): Bundle {
  const shown = publicPage(page)
  // A page that may not be fetched has no preview, and its noindex is never read: that alone keeps it unlisted.
  const robots = `User-agent: *\nAllow: /\n${shown.indexed ? `Sitemap: ${new URL('sitemap.xml', shown.site.url).href}\n` : ''}`
  const studies = studyPartsOf(shown)
  const { folder = '' } = shown
  const { document, page: cut } = fitted(shown)
  const own = [
    textFile(`${folder}index.html`, 'text/html', document),
    textFile(`${folder}resume.json`, 'application/json', resumeJson(cut)),
  ]
  // All that languages share is at the root.
  if (folder !== '') return bundleOf(own)
  return bundleOf([
    ...own,
    textFile('404.html', 'text/html', notFoundDocument(cutTo(shown, details.at(-1)!))),
    ...studies.map((one) => textFile(studyFile(one.study), 'text/html', studyDocument(shown, one))),
    ...(shown.indexed ? [textFile('sitemap.xml', 'application/xml', sitemap(shown, studies))] : []),
    ...redirectsFile(studies),
    ...contactFiles(shown),
    textFile(iconPaths.svg, 'image/svg+xml', iconSvg(shown)),
    textFile('robots.txt', 'text/plain', robots),
    ...lookOf(shown).fonts.map(({ file }) => file),
  ])
}

const contactFiles = (page: Page): BundleFile[] =>
  page.actions?.form
    ? contactDocuments(cutTo(page, details.at(-1)!)).map(([path, text]) => textFile(path, 'text/html', text))
    : []

/** A public page with as much detail as the limit allows: its place among `details` is 0 where that is everything. */
export function fitted(page: Page): { level: number; page: Page; document: string } {
  for (const [level, detail] of details.entries()) {
    const cut = cutTo(page, detail)
    const document = indexDocument(cut)
    const said = Buffer.byteLength(document) - Buffer.byteLength(styleOf(cut, 'front')) - picturesIn(document)
    if (said < mostSaidBytes) return { level, page: cut, document }
  }
  throw new Error('A page with the least detail is above the limit')
}
