import type { ResumeContent } from '@thumbfolio/contracts'
import {
  type PageComposition,
  type PageEntry,
  type PageLine,
  type PageSection,
  linesOfEntry,
  pageLine,
  type Line,
  plainly,
} from '@thumbfolio/site-page'
import { suggestionsOf } from '../../../models/domain.js'

/** Prose as it was stored: a composer's was checked before it was published. */
interface OldSentence {
  readonly text: string
  readonly sources: readonly string[]
  readonly by?: 'owner'
}

interface OldComposition {
  readonly language: string
  readonly intro: readonly OldSentence[]
  readonly sections: readonly {
    readonly name: PageSection['name']
    readonly entries: readonly {
      readonly id: string
      readonly emphasis: PageEntry['emphasis']
      readonly prose?: readonly OldSentence[]
    }[]
  }[]
}

interface OldPage {
  readonly pinned: { readonly content: ResumeContent }
  readonly composition: OldComposition
  readonly spokenAbout?: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** What a step of a launch left behind, as far as it has another form now. */
interface OldOutputs {
  readonly pinned?: OldPage['pinned']
  readonly orders?: readonly string[]
  readonly composed?: OldComposition
  readonly checked?: Omit<OldPage, 'pinned'> & {
    readonly removed: readonly object[]
    readonly provenance?: object
    readonly carried?: Omit<OldPage, 'pinned'> & { readonly sentences: number; readonly takenOff: number }
  }
}

interface OldLaunch {
  readonly log: readonly { readonly kind: string; readonly step?: string }[]
  readonly outputs?: OldOutputs
}

export interface OldSite {
  readonly schemaVersion: 1
  readonly live?: { readonly source: OldPage }
  readonly before?: { readonly source: OldPage }
  readonly current?: OldLaunch
  readonly launches: readonly OldLaunch[]
}

/**
 * A site from before pages were made of lines. Its pages keep their text: prose that was checked at its launch stays,
 * as does what its owner wrote, and a highlight that the prose does not spell out follows it.
 */
export const upcastSite = ({ live, before, current, launches, ...rest }: OldSite): object => ({
  ...rest,
  schemaVersion: 2,
  ...(live && { live: { ...live, source: upcastPage(live.source) } }),
  ...(before && { before: { ...before, source: upcastPage(before.source) } }),
  ...(current && { current: upcastLaunch(current) }),
  launches: launches.map(upcastLaunch),
})

const upcastPage = ({ pinned, composition, spokenAbout }: OldPage) => ({
  pinned,
  composition: upcastComposition(composition, pinned.content, spokenAbout),
})

function upcastLaunch({ log, outputs, ...launch }: OldLaunch): object {
  return {
    ...launch,
    log: log.filter(({ step }) => step !== 'check'),
    ...(outputs && { outputs: upcastOutputs(outputs) }),
  }
}

/** A page that was being made: what was checked is its page, what was only composed gives the order and suggestions. */
function upcastOutputs({ orders, composed, checked, ...outputs }: OldOutputs): object {
  const { pinned } = outputs
  const page = checked && { ...checked, ...checked.carried }
  return {
    ...outputs,
    ...(orders && { promptInjections: orders }),
    ...(composed && { answer: answerOf(composed) }),
    ...(composed &&
      pinned && { suggestions: suggestionsOf(upcastComposition(composed, pinned.content), pinned.content) }),
    ...(page &&
      pinned && {
        composed: {
          composition: upcastComposition(page.composition, pinned.content, page.spokenAbout),
          removed: page.removed,
          ...(page.provenance && { provenance: page.provenance }),
          ...(checked.carried && {
            carried: { sentences: checked.carried.sentences, takenOff: checked.carried.takenOff },
          }),
        },
      }),
  }
}

const answerOf = ({ sections }: OldComposition) => ({
  intro: [],
  best: [],
  theme: 'editorial',
  suggestions: [],
  sections: sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ id, emphasis }) => ({ id, emphasis, lines: [] })),
  })),
})

function upcastComposition(
  { language, intro, sections }: OldComposition,
  content: ResumeContent,
  spokenAbout: OldPage['spokenAbout'] = {},
): PageComposition {
  const linesIn = (place: string, prose: readonly OldSentence[], lines: readonly Line[]) =>
    prose.map((sentence, at) => upcastSentence(sentence, lines, spokenAbout[place]?.[at]))
  return {
    language,
    theme: 'editorial',
    best: [],
    intro: linesIn('intro', intro, linesOfEntry(content, 'basics')),
    sections: sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis, prose = [] }) => {
        const lines = linesOfEntry(content, id)
        if (prose.length === 0) return { id, emphasis, lines: lines.map(pageLine) }
        return { id, emphasis, lines: withProse(linesIn(id, prose, lines), lines) }
      }),
    })),
  }
}

/** Prose stood in place of the entry's own summary, in front of the highlights that it did not tell. */
function withProse(prose: readonly PageLine[], lines: readonly Line[]): PageLine[] {
  const used = new Set(prose.flatMap(({ line }) => line ?? []))
  const said = prose.map(({ text }) => plainly(text)).join(' | ')
  const isAbout = ({ id }: Line) => /^work\/\d+\/description#/.test(id)
  const rest = lines.filter(
    ({ id, field, text }) => field === 'highlights' && !used.has(id) && !said.includes(plainly(text)),
  )
  const about = lines.filter((line) => isAbout(line) && !used.has(line.id))
  return [...about.map(pageLine), ...prose, ...rest.map(pageLine)]
}

function upcastSentence(
  { text, sources, by }: OldSentence,
  lines: readonly Line[],
  about: readonly string[] | undefined,
): PageLine {
  if (by === 'owner') return { text, by }
  const own = lines.find((line) => line.text === text.replace(/\s+/g, ' ').trim())
  return own ? pageLine(own) : { text, by: 'composer', entries: [...new Set(about ?? sources)] }
}
