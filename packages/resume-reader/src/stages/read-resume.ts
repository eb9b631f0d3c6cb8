import type { Reading } from '@thumbfolio/contracts'
import { joined, readCareer } from '../fields/career.js'
import { jobsOfChronicle, schoolsOfChronicle } from '../fields/chronicle.js'
import { readCustom } from '../fields/custom.js'
import { readEducation } from '../fields/education.js'
import { itemsOf, whole as wholeOf } from '../items/items.js'
import { readAwards, readCertificates, readProjects } from '../fields/listings.js'
import { readInterests, readSkillGroup, readSkills } from '../fields/lists.js'
import { readPublications } from '../fields/publications.js'
import { readReferences } from '../fields/references.js'
import { readLanguages } from '../fields/spoken-languages.js'
import { readBasics } from '../fields/basics.js'
import { roleLikeness } from '../recognizers/likeness.js'
import type { PersonalFact } from '../recognizers/personal-facts.js'
import { certificatesOfTable, jobsOfTable, languagesOfTable, schoolsOfTable } from '../fields/tables.js'
import { turnedName } from '../fields/turned-name.js'
import { stripHeadersAndFooters } from '../layout/headers-and-footers.js'
import type { Cutting } from '../layout/columns.js'
import { readingOrder } from '../layout/layout.js'
import { withLinkedRuns } from '../layout/linked-runs.js'
import { type Line, textOf } from '../text/line.js'
import { withoutNumbers } from '../layout/list-numbers.js'
import { withVerticalColumnsApart } from '../layout/vertical-columns.js'
import { mirrorPages } from '../layout/mirrored.js'
import type { PdfText } from '../text/page-text.js'
import type { Phrase } from '../text/phrase.js'
import { bestOf, isDoubtful } from '../result/best-reading.js'
import type { Weights } from '../result/confidence.js'
import { type BasicsDraft, type DraftEntry, Leaf, leaf } from '../fields/draft.js'
import { readResult } from '../result/read-result.js'
import { takeClosing } from '../sections/closing.js'
import { extractFooter } from '../sections/footer.js'
import { headingsOf } from '../sections/heading-looks.js'
import { isContactLine } from '../sections/contact-lines.js'
import { linesOf, readSections, type SectionStage } from '../sections/read-sections.js'
import { withColonsAtLabels } from '../sections/colon-cells.js'
import { takePersonal } from '../sections/take-personal.js'
import { withYearMonths } from '../sections/year-months.js'
import type { Section } from '../sections/sections.js'
import { withoutOthers } from '../recognizers/other-documents.js'
import { textCues } from '../recognizers/text-cues.js'
import { titleKind } from '../recognizers/titles.js'
import type { EntryStage, LayoutStage, Stages } from '../result/stages.js'

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

const summaryOf = (lines: readonly Line[]): Phrase | undefined => joined(itemsOf(lines).map(wholeOf))

/** A trade under its title, unless the header names one that people have. */
const withTrade = (basics: BasicsDraft, lines: readonly Line[]): BasicsDraft => {
  const trade = summaryOf(lines)
  const isKnown = basics.label !== undefined && roleLikeness(basics.label.value) > 0
  return trade && !trade.isEmpty && !isKnown ? { ...basics, label: leaf(trade) } : basics
}

const readLayout = (text: PdfText, cutting: Cutting): LayoutStage => {
  const { pages, others } = withoutOthers(text.pages)
  const aside = others.flatMap((other) => readingOrder(other.pages, textCues))
  const { kept, dropped } = stripHeadersAndFooters(readingOrder(pages, textCues, cutting))
  const { kept: body, foot: footer } = extractFooter(kept, pages, dropped)
  const { kept: lines, closing } = takeClosing(body)
  return { text, lines: withYearMonths(withColonsAtLabels(lines)), footer, closing, dropped, others, aside }
}

const readEntries = (
  { text, footer }: LayoutStage,
  { sections, skillGroups, contactLines, custom }: SectionStage,
): EntryStage => {
  const links = text.pages.flatMap((page) => page.links)
  const titles = sections.flatMap(({ title }) => title ?? [])
  const summaryLines = linesOf(sections, 'summary')
  const facts = summaryLines.filter(isContactLine)
  const {
    basics,
    rest: unread,
    torn,
  } = readBasics(
    linesOf(sections, 'basics'),
    [...footer, ...linesOf(sections, 'contact', 'profiles'), ...facts, ...contactLines],
    links,
    {
      isHeading: headingsOf(titles),
      turned: turnedName(text.pages[0]),
      isUnknown: titles.length > 0 && titles.every(({ value }) => titleKind(value) === undefined),
    },
  )
  const summary = summaryOf(summaryLines.filter((line) => !facts.includes(line)))
  const jobs = each(sections, 'work', (lines) => {
    const entries = jobsOfTable(lines) ?? jobsOfChronicle(lines)
    return [entries ? { entries, slots: new Map() } : readCareer(lines)]
  })
  const draft: EntryStage['draft'] = {
    basics: {
      ...withTrade(basics, linesOf(sections, 'trade')),
      ...(summary && !summary.isEmpty ? { summary: leaf(summary) } : {}),
    },
    work: jobs.flatMap(({ entries }) => entries),
    volunteer: each(sections, 'volunteer', (lines) => readCareer(lines, jobs[0]).entries).map(
      ({ name, ...entry }) => ({ ...entry, organization: name }),
    ),
    education: each(
      sections,
      'education',
      (lines) => schoolsOfTable(lines) ?? schoolsOfChronicle(lines) ?? readEducation(lines),
    ),
    awards: each(sections, 'awards', readAwards),
    certificates: each(
      sections,
      'certificates',
      (lines) => certificatesOfTable(lines) ?? readCertificates(lines),
    ),
    publications: each(sections, 'publications', readPublications),
    skills: [
      ...each(sections, 'skills', readSkills),
      ...skillGroups.map((section) => readSkillGroup(section.title, section.lines)),
    ],
    languages: each(sections, 'languages', (lines) => languagesOfTable(lines) ?? readLanguages(lines)),
    interests: each(sections, 'interests', readInterests),
    references: each(sections, 'references', readReferences),
    projects: each(sections, 'projects', readProjects),
    custom: custom.flatMap(({ title, lines }) => (title ? readCustom(title, lines) : [])),
  }
  return { draft, unread, torn }
}

const factOf = ({ kind, label, text }: PersonalFact): DraftEntry<'personal'> => ({
  kind: new Leaf(kind, label ?? text, 0.9),
  label: leaf(label && withoutColon(label)),
  text: leaf(text),
})

const withoutColon = (label: Phrase): Phrase => label.slice(0, /\s*[:：]?\s*$/u.exec(label.text)?.index)

const stagesOf = (layout: LayoutStage, weights?: Weights): Stages => {
  const body = takePersonal(layout.lines)
  const foot = takePersonal(layout.footer)
  const bare = { ...layout, lines: body.lines, footer: foot.lines }
  const sections = readSections(bare.lines, layout.text.pages)
  const { draft, ...others } = readEntries(bare, sections)
  const personal = [...body.personal, ...foot.personal].map(factOf)
  const entries = { draft: { ...draft, personal }, ...others }
  return { layout, sections, entries, reading: readResult(layout, sections, entries, weights) }
}

const otherCuttings: readonly Cutting[] = ['no-cuts', 'no-margins', 'open-gutters']
/** A file with more words is read once: it is no resume, and each reading costs processor time. */
const mostWordsReadAgain = 5_000
/** The time for a page grows with the square of its words: four readings of a denser one would take more than its file may. */
const mostWordsOfPageReadAgain = 1_000

/** The usual reading first. Others follow where `isAsked` of it and their lines are in another order. */
export const readWays = (
  pdf: PdfText,
  weights?: Weights,
  isAsked: (usual: Reading) => boolean = isDoubtful,
): [Stages, ...Stages[]] => {
  const { text, boxesBack } = mirrorPages({
    ...pdf,
    pages: pdf.pages.map(withLinkedRuns).map(withVerticalColumnsApart),
  })
  const orders = new Set<string>()
  const read = (cutting: Cutting): Stages[] => {
    const layout = readLayout(text, cutting)
    const order = layout.lines.map(textOf).join('\n')
    if (orders.size === orders.add(order).size) return []
    const stages = stagesOf(layout, weights)
    return [{ ...stages, reading: boxesBack(stages.reading) }]
  }
  const ways = read('usual') as [Stages]
  const words = text.pages.map(({ runs }) => runs.length)
  const isShort =
    words.reduce((sum, count) => sum + count, 0) <= mostWordsReadAgain &&
    words.every((count) => count <= mostWordsOfPageReadAgain)
  return isShort && isAsked(ways[0].reading) ? [...ways, ...otherCuttings.flatMap(read)] : ways
}

/** A reading with what each of its stages gave to the next. Pages that run from right to left are mirrored in them. */
export const readStages = (pdf: PdfText, weights?: Weights): Stages => bestOf(readWays(pdf, weights))

/** The whole reading: pure, from the text of the pages to the content with its provenance. `weights` are the fitted ones. */
export const readResume = (pdf: PdfText, weights?: Weights): Reading => readStages(pdf, weights).reading
