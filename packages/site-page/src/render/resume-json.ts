import { textsOfBlock } from '@thumbfolio/contracts'
import { anyEntry } from '../page/entries.js'
import type { PageEntry, PageLine, SectionName } from '../page/composition.js'
import { studyAddress } from '../page/case-studies.js'
import { picturePath } from '../page/pictures.js'
import { nameOf, titleOf } from '../parts/front.js'
import { absolute } from './json-ld.js'
import { rootOf, type Page } from '../parts/page.js'
import { mailLink, webLink } from '../parts/safe-link.js'
import { cleanText } from '../parts/text.js'

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'
/** Sections whose entries have highlights; elsewhere all lines are the summary. */
const withHighlights: ReadonlySet<SectionName> = new Set(['work', 'volunteer', 'projects', 'custom'])

type Json = Readonly<Record<string, unknown>>

/**
 * The page as a JSON Resume: the entries, lines and contact data that it shows, in its order, and nothing that it does not
 * show. `page` is the public one.
 */
export function resumeJson(page: Page): string {
  const sections: Record<string, Json[]> = {}
  for (const { name, entries } of page.composition.sections)
    sections[name] = [...(sections[name] ?? []), ...entries.map((entry) => entryOf(page, name, entry))]
  const personal = page.personal?.map(({ kind, label, text }) => ({ kind, label, text }))
  const meta = { canonical: page.site.url, version: 'v1.0.0' }
  const resume = {
    $schema: schema,
    basics: basicsOf(page),
    ...withGitHubProjects(sections, page),
    personal,
    meta,
  } as Json
  return `${JSON.stringify(filled(resume), undefined, 2)}\n`
}

function basicsOf(page: Page): Json {
  const { content, composition, contact } = page
  const { basics } = content
  const { address, postalCode, city, region, countryCode } = basics?.location ?? {}
  return {
    name: nameOf(page),
    label: titleOf(page),
    image: page.photo && absolute(page.photo.path, page.site.url),
    email: contact.email ? mailLink(basics?.email)?.text : undefined,
    phone: contact.phone ? basics?.phone : undefined,
    url: webLink(basics?.url)?.href,
    summary: textOf(composition.intro),
    location: { city, region, countryCode, ...(contact.address && { address, postalCode }) },
    profiles: basics?.profiles?.map(({ url, ...profile }) => ({ ...profile, url: webLink(url)?.href })),
  }
}

/** Projects of GitHub follow those of the resume. */
function withGitHubProjects(sections: Json, { github = [] }: Page): Json {
  if (github.length === 0) return sections
  const { projects = [] } = sections as { projects?: readonly Json[] }
  const listed = github.map(({ name, url, description, language, stars, asOf }) => ({
    name,
    description,
    keywords: [language],
    url,
    source: `GitHub, as of ${asOf}`,
    stars,
  }))
  return { ...sections, projects: [...projects, ...listed] }
}

/** The facts of an entry, with the lines that the page has of it in place of all that its resume says. */
function entryOf(page: Page, section: SectionName, { id, lines, pictures, caseStudy }: PageEntry): Json {
  const { content, site } = page
  const {
    description: _d,
    summary: _s,
    highlights: _h,
    url,
    ...facts
  } = (anyEntry(content, id) ?? {}) as Json
  const field = (line: PageLine) => /(description|summary)#\d+$/.exec(line.line ?? '')?.[1] ?? 'highlights'
  const of = (name: string) => lines.filter((line) => field(line) === name)
  const link = {
    url: webLink(typeof url === 'string' ? url : undefined)?.href,
    images: pictures?.map(({ id: picture, width, caption, alt }) => ({
      url: absolute(rootOf(page) + picturePath(picture, width, 'jpg'), site.url),
      caption,
      alt,
    })),
    caseStudy: caseStudy && {
      url: absolute(studyAddress(caseStudy), site.url),
      title: caseStudy.title,
      role: caseStudy.role,
      year: caseStudy.year,
      text: caseStudy.blocks.flatMap(textsOfBlock),
    },
  }
  if (!withHighlights.has(section)) return { ...facts, ...link, summary: textOf(lines) }
  return {
    ...facts,
    ...link,
    description: textOf(of('description')),
    summary: textOf(of('summary')),
    highlights: of('highlights').map(({ text }) => text),
  }
}

const textOf = (lines: readonly PageLine[]): string => lines.map(({ text }) => text).join(' ')

/** Without what says nothing. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value) || undefined
  if (Array.isArray(value)) {
    const items = value.map(filled).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, each]) => {
    const kept = filled(each)
    return kept === undefined ? [] : [[key, kept]]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
