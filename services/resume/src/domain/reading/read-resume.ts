import { ResumeContent, type Reading } from '@thumbfolio/contracts'
import { readBasics } from './fields/basics.js'
import { joined, readCareer } from './entries/career.js'
import { compose, type Composed } from './result/compose.js'
import { takeClosing } from './sections/closing.js'
import { calibrated, questionsOf, unplacedShareOf, type Weights } from './result/confidence.js'
import { type BasicsDraft, leaf, type ResumeDraft } from './result/draft.js'
import { readEducation } from './entries/education.js'
import { extractFooter } from './sections/footer.js'
import { stripHeadersAndFooters } from './layout/headers-and-footers.js'
import { headingsOf } from './sections/heading-looks.js'
import { looksLikeResume } from './result/is-resume.js'
import { itemsOf, whole as wholeOf } from './entries/items.js'
import { withoutLabels } from './sections/labels.js'
import { languageOf } from './result/language.js'
import { readingOrder } from './layout/layout.js'
import { roleLikeness } from './fields/likeness.js'
import { type Line, phraseOf, textOf } from './layout/line.js'
import { readAwards, readCertificates, readProjects, readReferences } from './entries/listings.js'
import { readPublications } from './entries/publications.js'
import { readInterests, readSkillGroup, readSkills } from './entries/lists.js'
import { withoutNumbers } from './layout/list-numbers.js'
import { withListsApart, splitLanguages } from './sections/lists-apart.js'
import { leftovers } from './result/leftovers.js'
import { mirrorPages } from './layout/mirrored.js'
import type { PdfText } from './layout/page-text.js'
import { findEmails } from './fields/urls.js'
import { isOnlyNumber } from './fields/phones.js'
import type { Phrase } from './layout/phrase.js'
import { qualityOf } from './result/quality.js'
import { type Section, sectionsOf } from './sections/sections.js'
import { withSkillGroups } from './sections/skill-groups.js'
import { titleKind } from './sections/titles.js'
import { readLanguages } from './entries/spoken-languages.js'

const linesOf = (sections: readonly Section[], ...kinds: Section['kind'][]): Line[] =>
  sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines)

const each = <T>(
  sections: readonly Section[],
  kind: Section['kind'],
  read: (lines: readonly Line[]) => T[],
): T[] =>
  sections
    .filter((section) => section.kind === kind)
    .flatMap((section) => read(listed.includes(kind) ? withoutNumbers(section.lines) : section.lines))

/** Sections whose entries may be numbered. */
const listed: readonly Section['kind'][] = [
  'publications',
  'awards',
  'certificates',
  'projects',
  'references',
]

/** What is called "About" may hold an address and numbers instead of sentences. */
const asContact = (section: Section): Section => {
  if (section.kind !== 'summary') return section
  const text = section.lines.map(textOf).join('\n')
  const hasProse = itemsOf(section.lines).some((item) => item.prose)
  return !hasProse && (/\S@\S/.test(text) || /\d{3}[\s.-]?\d{3}/.test(text))
    ? { ...section, kind: 'contact' }
    : section
}

/**
 * Sentences under a title like "About" or "Basics" introduce the person; they say not how to reach them. So does what
 * comes first, whatever it is called, where nothing else does.
 */
const asSummary = (section: Section, _: number, all: readonly Section[]): Section => {
  const isFirst = section === all.find(({ title }) => title !== undefined)
  const isUntitled = section.kind === 'unknown' && isFirst && !all.some(({ kind }) => kind === 'summary')
  if (section.kind !== 'contact' && !isUntitled) return section
  const items = itemsOf(section.lines)
  const isTold = items.length > 0 && items.every((item) => item.prose && !item.bullet)
  return isTold && !section.lines.some(isContactLine) ? { ...section, kind: 'summary' } : section
}

const isContactLine = (line: Line): boolean => {
  const text = textOf(line)
  return (
    text.length < 70 &&
    (findEmails(text).length > 0 ||
      /^\P{L}*(?:phone|tel|mobile|e-?mail|website|address)\b/iu.test(text) ||
      /^[^\p{L}]*\+?\(?\d[\d\s().-]{7,}$/u.test(text))
  )
}

/** A number to call in a line of its own is of no job and no school, wherever it stands. */
const withNumbersApart = (all: readonly Section[]): { sections: Section[]; numbers: Line[] } => {
  const numbers = linesOf(all, 'work', 'education').filter((line) => isOnlyNumber(textOf(line)))
  const sections = all.map((section) =>
    section.lines.some((line) => numbers.includes(line))
      ? { ...section, lines: section.lines.filter((line) => !numbers.includes(line)) }
      : section,
  )
  return { sections, numbers }
}

const summaryOf = (lines: readonly Line[]): Phrase | undefined => joined(itemsOf(lines).map(wholeOf))

/** What one wants to be is told in a word or in sentences. */
const asTrade = (section: Section): Section =>
  section.kind === 'trade' && itemsOf(section.lines).some((item) => item.prose)
    ? { ...section, kind: 'summary' }
    : section

/** A trade under its title, unless the header names one that people have. */
const withTrade = (basics: BasicsDraft, lines: readonly Line[]): BasicsDraft => {
  const trade = summaryOf(lines)
  const isKnown = basics.label !== undefined && roleLikeness(basics.label.value) > 0
  return trade && !trade.isEmpty && !isKnown ? { ...basics, label: leaf(trade) } : basics
}

/** The whole reading: pure, from what stands on the pages to the content with its provenance. `weights` are the fitted ones. */
export const readResume = (pdf: PdfText, weights?: Weights): Reading => {
  const { text, boxesBack } = mirrorPages(pdf)
  const { kept: read, dropped } = stripHeadersAndFooters(readingOrder(text.pages))
  const { kept: body, foot } = extractFooter(read, text.pages, dropped)
  const { kept, closing } = takeClosing(body)
  const rules = new Map(text.pages.map((page) => [page.page, page.rules]))
  const { sections: all, groups } = withSkillGroups(
    splitLanguages(
      withoutLabels(sectionsOf(kept, rules))
        .map(asSummary)
        .map(asContact)
        .map(asTrade)
        .flatMap(withListsApart),
    ),
  )
  const links = text.pages.flatMap((page) => page.links)
  const { sections, numbers } = withNumbersApart(all)
  const titles = sections.flatMap(({ title }) => title ?? [])
  const told = linesOf(sections, 'summary')
  const facts = told.filter(isContactLine)
  const { basics, rest } = readBasics(
    linesOf(sections, 'basics'),
    [...foot, ...linesOf(sections, 'contact', 'profiles'), ...facts, ...numbers],
    links,
    {
      isHeading: headingsOf(titles),
      isUnknown: titles.length > 0 && titles.every(({ value }) => titleKind(value) === undefined),
    },
  )
  const summary = summaryOf(told.filter((line) => !facts.includes(line)))
  const jobs = each(sections, 'work', (lines) => [readCareer(lines)])
  const draft: ResumeDraft = {
    basics: {
      ...withTrade(basics, linesOf(sections, 'trade')),
      ...(summary && !summary.isEmpty ? { summary: leaf(summary) } : {}),
    },
    work: jobs.flatMap(({ entries }) => entries),
    volunteer: each(sections, 'volunteer', (lines) => readCareer(lines, jobs[0]).entries).map(
      ({ name, ...entry }) => ({ ...entry, organization: name }),
    ),
    education: each(sections, 'education', readEducation),
    awards: each(sections, 'awards', readAwards),
    certificates: each(sections, 'certificates', readCertificates),
    publications: each(sections, 'publications', readPublications),
    skills: [
      ...each(sections, 'skills', readSkills),
      ...groups.map((section) => readSkillGroup(section.title, section.lines)),
    ],
    languages: each(sections, 'languages', readLanguages),
    interests: each(sections, 'interests', readInterests),
    references: each(sections, 'references', readReferences),
    projects: each(sections, 'projects', readProjects),
  }
  const { used, provenance: found, content: composed }: Composed = compose(draft)
  const spare = [
    ...rest,
    ...sections
      .filter(
        (section) => !groups.includes(section) && ['unknown', 'other', 'courses'].includes(section.kind),
      )
      .flatMap((section) => [...(section.title ? [section.title] : []), ...section.lines.map(phraseOf)]),
    ...[...closing, ...dropped].map(phraseOf),
  ]
  const placed = new Set([...used, ...[...titles, ...spare].flatMap((phrase) => phrase.runs)])
  const turned = text.pages.flatMap((page) =>
    page.turned.map((run) => ({ page: page.page, box: boxOf(run), text: run.text })),
  )
  const whole = [...kept, ...foot].map(textOf).join('\n')
  const content = ResumeContent.parse(composed)
  const unplaced = [
    ...[...spare, ...leftovers([...kept, ...foot], placed)]
      .filter((phrase) => !phrase.isEmpty)
      .map((phrase) => ({ page: phrase.page, box: boxOf(phrase.area), text: phrase.value })),
    ...turned,
  ]
  const provenance = calibrated({ content, provenance: found, unplaced }, weights)
  const isResume = looksLikeResume(sections, content, whole)
  const runs = text.pages.reduce((sum, page) => sum + page.runs.length, 0)
  const quality = qualityOf({
    content,
    text: whole,
    unplaced,
    unplacedShare: unplacedShareOf({ content, provenance: found, unplaced }),
    isResume,
    titles: sections.flatMap(({ title }) => (title && titleKind(title.value)) ?? []),
    words: runs,
    hidden: text.hidden,
    turned: turned.length,
  })
  return boxesBack({
    content,
    provenance,
    questions: questionsOf(content, provenance),
    unplaced,
    hidden: text.hidden,
    language: languageOf(whole),
    pages: text.pages.length,
    pageSizes: text.pages.map((page) => [page.width, page.height]),
    isResume,
    quality,
  })
}

const boxOf = ({
  x,
  y,
  width,
  height,
}: {
  x: number
  y: number
  width: number
  height: number
}): [number, number, number, number] => [x, y, width, height]
