import type { SiteContent } from '@thumbfolio/contracts'
import type { PageSentence } from '../domain/composition.js'
import { anyEntry } from '../domain/entries.js'
import { titleOf } from '../domain/entry-names.js'
import { factsOf } from '../domain/facts.js'
import { contentEtag, liveOf } from '../domain/live-version.js'
import { ownEdits } from '../domain/own-edits.js'
import { sourced, type SpokenAbout } from '../domain/provenance.js'
import { launchOf, type Site } from '../domain/site.js'

/** What a live page says, as its owner sees and edits it. @throws DomainError `site-not-live` */
export function presentContent(site: Site): {
  body: { data: SiteContent }
  headers: Readonly<Record<string, string>>
} {
  const live = liveOf(site)
  const { composition, pinned, spokenAbout = {} } = live.source
  const { content, sources, pageSizes = [] } = pinned
  const launch = launchOf(site, live.launchId)
  const data: SiteContent = {
    name: site.id,
    url: live.url,
    published: site.republish === undefined,
    ...site.settings,
    language: composition.language,
    intro: composition.intro.map(writtenAbout(spokenAbout['intro'])),
    sections: composition.sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis, prose = [] }) => ({
        ...{ id, emphasis, title: titleOf(anyEntry(content, id)) },
        prose: prose.map(writtenAbout(spokenAbout[id])),
      })),
    })),
    takenOff: ownEdits(live).takenOff.map(({ section, id }) => ({
      ...{ section, id, title: titleOf(anyEntry(content, id)) },
    })),
    removed: launch?.status === 'live' ? launch.removed : [],
    ...(site.before && { before: { publishedAt: new Date(site.before.publishedAt).toISOString() } }),
    ...(launch && { resumeId: launch.resumeId }),
    ...(sources && {
      provenance: {
        pageSizes,
        facts: sourced(factsOf(content, composition, site.settings.contact), sources),
      },
    }),
  }
  return { body: { data }, headers: { ETag: contentEtag(live) } }
}

/** What the owner writes needs no source. */
const writtenAbout =
  (entries: SpokenAbout[string] = []) =>
  ({ text, by }: PageSentence, at: number): SiteContent['intro'][number] => {
    const about = by === 'owner' ? undefined : entries[at]
    return { text, by: by ?? 'composer', ...(about && { entries: about }) }
  }
