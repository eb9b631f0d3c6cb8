import type { ResumeContent } from '@thumbfolio/contracts'
import { check } from './check/check.js'
import type { CheckedPage } from './check/check-page.js'
import { groundsOf } from './check/grounds.js'
import { sectionNames, type EntryId, type PageComposition, type PageSentence } from './composition.js'
import type { Pinned } from './site.js'
import { spokenAboutIn } from './spoken-about-in.js'

/** A checked page without these entries, and without what no other entry says: taken off, a job is not told by the way. */
export function withoutTakenOff(
  { composition, removed }: CheckedPage,
  off: ReadonlySet<EntryId>,
  { content, day }: Pinned,
): CheckedPage {
  const shown = withoutEntries(content, off)
  const grounds = groundsOf(shown, composition.language, day)
  const rest = check(leftOut(composition, off), shown, grounds)
  return {
    composition: rest.composition,
    removed: [...removed, ...rest.removed.map((one) => ({ ...one, reason: isTakenOff }))],
    spokenAbout: spokenAboutIn(rest.composition, shown, grounds),
  }
}

const isTakenOff = 'It tells of something that you took off the page.'

/** A content of which these entries say nothing. The others keep their places: ids point at them. */
export function withoutEntries(content: ResumeContent, off: ReadonlySet<EntryId>): ResumeContent {
  const sections = sectionNames.flatMap((name) => {
    const entries: readonly object[] | undefined = content[name]
    return entries ? [[name, entries.map((entry, at) => (off.has(`${name}/${at}`) ? {} : entry))]] : []
  })
  return { ...content, ...(Object.fromEntries(sections) as ResumeContent) }
}

/** A page's composition without these entries, which no sentence cites any more either. */
export function leftOut<C extends PageComposition>(composition: C, off: ReadonlySet<EntryId>): C {
  const cited = (sentence: PageSentence) => ({
    ...sentence,
    sources: sentence.sources.filter((id) => !off.has(id)),
  })
  return {
    ...composition,
    intro: composition.intro.map(cited),
    sections: composition.sections.map(({ name, entries }) => ({
      name,
      entries: entries
        .filter(({ id }) => !off.has(id))
        .map(({ prose, ...entry }) => ({ ...entry, ...(prose && { prose: prose.map(cited) }) })),
    })),
  }
}
