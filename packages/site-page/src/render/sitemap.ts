import { escapeHtml } from '@thumbfolio/contracts'
import { studyAddress, type StudyOnPage } from '../page/case-studies.js'
import { redirectsPath } from '../page/redirects.js'
import { textFile, type BundleFile } from '../parts/bundle.js'
import type { Page } from '../parts/page.js'
import { absolute } from './json-ld.js'

/** The addresses of a listed page, in each of its languages, and its case studies (sitemaps.org, 0.9). */
export function sitemap({ site, changedOn, languages = [] }: Page, studies: readonly StudyOnPage[]): string {
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
  const url = (path: string, alternates = '') =>
    `<url><loc>${escapeHtml(absolute(path, site.url))}</loc>${alternates}${changed}</url>`
  const link = (language: string, folder: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(absolute(folder, site.url))}"/>`
  const alternates = languages.map(({ language, folder }) => link(language, folder)).join('')
  const pages =
    languages.length < 2
      ? [url('')]
      : languages.map(({ folder }) => url(folder, alternates + link('x-default', '')))
  const urls = [...pages, ...studies.map(({ study }) => url(studyAddress(study)))]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'}>${urls.join('')}</urlset>\n`
}

/** Former addresses of case studies, in the form that other hosts of static files read too. */
export function redirectsFile(studies: readonly StudyOnPage[]): BundleFile[] {
  const taken = new Set(studies.map(({ study }) => study.slug))
  const lines = studies.flatMap(({ study }) =>
    (study.formerSlugs ?? []).flatMap((slug) => {
      if (taken.has(slug)) return []
      taken.add(slug)
      return [`/${studyAddress({ slug })} /${studyAddress(study)} 301\n`]
    }),
  )
  return lines.length > 0 ? [textFile(redirectsPath, 'text/plain', lines.join(''))] : []
}
