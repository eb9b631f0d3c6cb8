import type { ResumeContent } from '@thumbfolio/contracts'
import { amid } from './amid-prose.js'
import { check } from './check/check.js'
import type { CheckedPage } from './check/check-page.js'
import { groundsOf } from './check/grounds.js'
import { isOwn, sectionNames, withProse, type EntryId, type PageComposition } from './composition.js'
import type { Live } from './live-version.js'
import { sentencesByPlace } from './provenance.js'
import type { Pinned } from './site.js'
import { spokenAboutIn } from './spoken-about-in.js'
import { summaryWithout } from './summary-without.js'

/** A checked page without these entries, and without what no other entry says: taken off, a job is not told by the way. */
export function withoutTakenOff(
  { composition, removed }: CheckedPage,
  off: ReadonlySet<EntryId>,
  { content, day }: Pinned,
): CheckedPage {
  const shown = withoutEntries(content, off, composition.language)
  const grounds = groundsOf(shown, composition.language, day)
  const rest = check(leftOut(composition, off), shown, grounds)
  return {
    composition: rest.composition,
    removed: [...removed, ...rest.removed.map((one) => ({ ...one, reason: isTakenOff }))],
    spokenAbout: spokenAboutIn(rest.composition, shown, grounds),
  }
}

const isTakenOff = 'It tells of something that you took off the page.'

/**
 * A content of which these entries say nothing, nor its own summary what names them. The others keep their places: ids
 * point at them.
 */
export function withoutEntries(
  content: ResumeContent,
  off: ReadonlySet<EntryId>,
  language: string,
): ResumeContent {
  const sections = sectionNames.flatMap((name) => {
    const entries: readonly object[] | undefined = content[name]
    return entries ? [[name, entries.map((entry, at) => (off.has(`${name}/${at}`) ? {} : entry))]] : []
  })
  const { summary, ...basics } = content.basics ?? {}
  const shown = { ...content, ...(Object.fromEntries(sections) as ResumeContent), basics }
  if (summary === undefined || off.size === 0) return { ...shown, basics: content.basics }
  return {
    ...shown,
    basics: { ...basics, summary: summaryWithout(content, { shown, off: [...off] }, language) },
  }
}

/**
 * What a page is made of, without entries that were taken off since it was told, nor what a composer says that no other
 * entry says. Its owner's own words stay.
 */
export function withoutTakenOffSince(source: Live['source'], off: ReadonlySet<EntryId>): Live['source'] {
  const { pinned, composition } = source
  const shown = withoutEntries(pinned.content, off, composition.language)
  const grounds = groundsOf(shown, composition.language, pinned.day)
  const left = leftOut(composition, off)
  const composed = withProse(left, (_place, prose) => prose.filter((sentence) => !isOwn(sentence)))
  const stood = new Map(sentencesByPlace(left))
  const rest = withProse(check(composed, shown, grounds).composition, (place, prose) =>
    amid(stood.get(place) ?? [], prose),
  )
  return { pinned, composition: rest, spokenAbout: spokenAboutIn(rest, shown, grounds) }
}

/** A page's composition without these entries, which no sentence cites any more either. */
function leftOut(composition: PageComposition, off: ReadonlySet<EntryId>): PageComposition {
  const sections = composition.sections.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ id }) => !off.has(id)),
  }))
  return withProse({ ...composition, sections }, (_place, prose) =>
    prose.map((sentence) => ({ ...sentence, sources: sentence.sources.filter((id) => !off.has(id)) })),
  )
}
