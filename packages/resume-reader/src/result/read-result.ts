import { ResumeContent, type Reading } from '@thumbfolio/contracts'
import { textOf, phraseOf } from '../text/line.js'
import type { Area, PdfText } from '../text/page-text.js'
import type { Phrase } from '../text/phrase.js'
import { titleKind } from '../recognizers/titles.js'
import { hasNoField } from '../sections/custom-sections.js'
import type { SectionStage } from '../sections/read-sections.js'
import { compose } from './compose.js'
import { calibrated, questionsOf, unplacedShareOf, type Weights } from './confidence.js'
import { hiddenTextDetail } from './hidden-text.js'
import { looksLikeResume } from './is-resume.js'
import { languageOf } from './language.js'
import { leftovers } from './leftovers.js'
import { qualityOf } from './quality.js'
import type { EntryStage, LayoutStage } from './stages.js'

const placesOf = (phrase: Phrase): Reading['unplaced'] =>
  phrase.isEmpty ? [] : [{ page: phrase.page, box: boxOf(phrase.area), text: phrase.value }]

/** The content with the place of each value, and all that found none. */
export const readResult = (
  { text, lines, footer, closing, dropped, others, aside }: LayoutStage,
  { sections, skillGroups, custom }: SectionStage,
  { draft, unread, torn }: EntryStage,
  weights?: Weights,
): Reading => {
  const { used, provenance: found, content: composed } = compose(draft)
  const titles = sections.flatMap(({ title }) => title ?? [])
  const withoutField = sections.filter(
    (section) => hasNoField(section) && !skillGroups.includes(section) && !custom.includes(section),
  )
  const spare = [
    ...unread,
    ...withoutField.flatMap((section) => [
      ...(section.title ? [section.title] : []),
      ...section.lines.map(phraseOf),
    ]),
    ...closing.map(phraseOf),
  ]
  const placed = new Set([...used, ...[...titles, ...spare].flatMap((phrase) => phrase.runs)])
  const turned = text.pages.flatMap((page) =>
    page.turned
      .filter((run) => !placed.has(run))
      .map((run) => ({ page: page.page, box: boxOf(run), text: run.text })),
  )
  const whole = [...lines, ...footer].map(textOf).join('\n')
  const content = ResumeContent.parse(composed)
  const unplaced = [
    ...[...spare, ...leftovers([...lines, ...footer], placed)].flatMap(placesOf),
    ...dropped
      .map(phraseOf)
      .flatMap(placesOf)
      .map((place) => ({ ...place, isHeaderOrFooter: true })),
    ...turned,
    ...aside
      .map(phraseOf)
      .flatMap(placesOf)
      .map((place) => ({ ...place, isOtherDocument: true })),
  ]
  const provenance = calibrated({ content, provenance: found, unplaced }, weights)
  const sizes = sizesOf(text)
  const isResume = looksLikeResume(sections, content, whole)
  const language = languageOf(
    titles.map(({ value }) => value),
    whole,
  )
  const quality = qualityOf({
    content,
    text: whole,
    unplaced,
    unplacedShare: unplacedShareOf({ content, provenance: found, unplaced }),
    isResume,
    titles: sections.flatMap(({ title }) => (title && titleKind(title.value)) ?? []),
    words: text.pages.reduce((sum, page) => sum + page.runs.length, 0),
    hidden: text.hidden,
    hiddenDetail: hiddenTextDetail(text.hiddenLines ?? {}),
    turned: turned.length,
    lostTitles: lostTitles(withoutField),
    unknownTitles: custom.flatMap(({ kind, title }) => (kind === 'unknown' && title ? [title.value] : [])),
    pictures: text.pages.filter(({ isPicture }) => isPicture).map(({ page }) => page),
    others: others.map(({ kind, pages }) => ({ kind, pages: pages.map(({ page }) => page) })),
    unreadable: text.unreadable ?? [],
    cut: text.pages.filter(({ isCut }) => isCut).map(({ page }) => page),
    nameConfidence: provenance['/basics/name']?.confidence,
    isLanguageGuess: language.isGuess,
  })
  return {
    content,
    provenance,
    questions: [...torn.map(cutAddress), ...questionsOf(content, provenance)],
    unplaced,
    hidden: text.hidden,
    language: language.code,
    pages: sizes.length,
    pageSizes: sizes,
    isResume,
    quality,
  }
}

/** Titles of the sections that no field was made of. A consent or a list of key words is no part of a resume. */
const lostTitles = (withoutField: SectionStage['sections']): string[] =>
  withoutField.flatMap(({ kind, title, lines }) =>
    kind !== 'other' && title?.isEmpty === false && lines.length > 0 ? [title.value] : [],
  )

/** One for each page of the file. A page that could not be read gets the size of the first page that could. */
const sizesOf = ({ pages, unreadable = [] }: PdfText): Reading['pageSizes'] => {
  const count = Math.max(...pages.map(({ page }) => page), ...unreadable)
  const sizes = new Map(pages.map(({ page, width, height }) => [page, [width, height] as [number, number]]))
  return Array.from({ length: count }, (_, at) => sizes.get(at + 1) ?? [...sizes.values()][0] ?? [595, 842])
}

const boxOf = ({ x, y, width, height }: Area): [number, number, number, number] => [x, y, width, height]

/** Asked first: a cut address is in no field, so only this question shows it to the owner. */
const cutAddress = ({ value }: Phrase): Reading['questions'][number] => ({
  pointer: value.includes('@') ? '/basics/email' : '/basics/url',
  detail: `This link is cut; please complete it: ${value.slice(0, 80)}`,
})
