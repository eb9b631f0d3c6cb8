import { DomainError, type SiteContentEdit } from '@thumbfolio/contracts'
import { SectionName, type PageComposition, type PageSentence } from './composition.js'
import { entryOf } from './entries.js'
import type { Refusals } from './expect-shown.js'
import { liveOf, retold, type Live } from './live-version.js'
import { sentencesByPlace } from './provenance.js'
import type { Site } from './site.js'
import { spokenAboutIn } from './spoken-about-in.js'

export const editRefusals: Refusals = {
  isPrivate:
    'You wrote contact data that is not public. Please make it public first, or leave it out, and save again.',
  noRoom:
    'The page has no room for all of this. Please write less, or take an entry off the page, and save again.',
}

/**
 * Gives the live page the owner's prose, order and emphasis; it is due to be published again.
 * @throws DomainError `validation-failed` for an entry that the page's resume has not, or has twice
 */
export function contentEdited(site: Site, edit: SiteContentEdit, now: number): Site {
  const live = liveOf(site)
  const composition = editedComposition(live.source, edit)
  const spokenAbout = spokenAboutIn(composition, live.source.pinned.content)
  return retold(site, { source: { ...live.source, composition, spokenAbout }, edited: true }, now)
}

function editedComposition({ pinned, composition }: Live['source'], edit: SiteContentEdit): PageComposition {
  const stood = new Map(sentencesByPlace(composition))
  const seen = new Set<string>()
  const sections = edit.sections.map(({ name, entries }, s) => {
    const section = SectionName.safeParse(name)
    if (!section.success || seen.has(name)) throw refused(`/sections/${s}/name`, 'There is no such section')
    seen.add(name)
    return {
      name: section.data,
      entries: entries.map(({ id, emphasis, prose }, e) => {
        const at = `/sections/${s}/entries/${e}/id`
        if (!entryOf(pinned.content, section.data, id))
          throw refused(at, 'The resume of this page has no such entry')
        if (seen.has(id)) throw refused(at, 'This entry stands on the page already')
        seen.add(id)
        const sentences = signed(prose, stood.get(id))
        return { id, emphasis, ...(sentences.length > 0 && { prose: sentences }) }
      }),
    }
  })
  return {
    language: composition.language,
    intro: signed(edit.intro, stood.get('intro')),
    sections: sections.filter(({ entries }) => entries.length > 0),
  }
}

/** A sentence that stood in this place keeps its writer and its sources; any other is the owner's. */
const signed = (texts: readonly string[], stood: readonly PageSentence[] = []): PageSentence[] =>
  texts.map((text) => stood.find((sentence) => sentence.text === text) ?? { text, sources: [], by: 'owner' })

const refused = (pointer: string, detail: string) =>
  new DomainError('validation-failed', { errors: [{ pointer: `#${pointer}`, detail }] })
