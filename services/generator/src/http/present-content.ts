import type { SiteContent } from '@thumbfolio/contracts'
import type { PageSentence } from '../domain/composition.js'
import { anyEntry, type Entry } from '../domain/entries.js'
import { contentEtag, liveOf } from '../domain/owner-edit.js'
import { launchOf, type Site } from '../domain/site.js'

/** What names an entry to a person, the weightiest first. */
const namings = [
  ...(['position', 'title', 'studyType', 'area', 'name', 'language'] as const),
  ...(['institution', 'organization', 'publisher', 'issuer', 'awarder', 'reference'] as const),
] as const
const longestTitle = 120

/** What a live page says, as its owner sees and edits it. @throws DomainError `site-not-live` */
export function presentContent(site: Site): {
  body: { data: SiteContent }
  headers: Readonly<Record<string, string>>
} {
  const live = liveOf(site)
  const { composition, pinned } = live.source
  const launch = launchOf(site, live.launchId)
  const data: SiteContent = {
    name: site.id,
    url: live.url,
    published: site.republish === undefined,
    ...site.settings,
    language: composition.language,
    intro: composition.intro.map(written),
    sections: composition.sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis, prose = [] }) => ({
        ...{ id, emphasis, title: titleOf(anyEntry(pinned.content, id)) },
        prose: prose.map(written),
      })),
    })),
    removed: launch?.status === 'live' ? launch.removed : [],
  }
  return { body: { data }, headers: { ETag: contentEtag(live) } }
}

const written = ({ text, by }: PageSentence): SiteContent['intro'][number] => ({ text, by: by ?? 'composer' })

function titleOf(entry: Entry | undefined): string {
  const texts = entry as Readonly<Record<string, unknown>> | undefined
  const named = namings.flatMap((key) => (typeof texts?.[key] === 'string' ? [texts[key]] : []))
  return named.slice(0, 2).join(', ').slice(0, longestTitle)
}
