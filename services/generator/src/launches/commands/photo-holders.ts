import { retryStale } from '@thumbfolio/kit/store'
import { draftOf, siteOfDraft } from '../domain/drafts/draft-site.js'
import { launchOf, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { onCurrent } from './change-draft.js'
import { commitChange } from './commit-change.js'
import { changeableDraft, ownDraft } from './find-draft.js'
import { changeableSite, ownSite } from './find-site.js'

/** What has a photo: a site, which shows it at once, or a draft, which shows it when it is launched or published. */
export interface PhotoHolder {
  readonly ownerId: string
  /** As it is; a draft as the site that it would become. */
  find(): Promise<Site>
  /** The same, where it can be changed now. */
  changeable(): Promise<Site>
  /** Retried on the latest version. */
  change(next: (site: Site) => Promise<Site>): Promise<Site>
  /** The resume in which a portrait may be found. */
  resumeIdOf(site: Site): string | undefined
}

export const siteHolder = (ports: Ports, wanted: { ownerId: string; siteName: string }): PhotoHolder => ({
  ownerId: wanted.ownerId,
  find: () => ownSite(ports, wanted),
  changeable: () => changeableSite(ports, wanted),
  change: (next) =>
    retryStale(async () => {
      const before = await changeableSite(ports, wanted)
      return commitChange(ports, { before, after: await next(before), cause: { kind: 'settings' } })
    }),
  resumeIdOf: (site) =>
    (site.live && launchOf(site, site.live.launchId))?.resumeId ?? site.launches[0]?.resumeId,
})

export function draftHolder(ports: Ports, wanted: { ownerId: string; id: string }): PhotoHolder {
  let resumeId: string | undefined
  const read = async (find: () => ReturnType<typeof ownDraft>) => {
    const draft = await onCurrent(ports, await find())
    resumeId = draft.resumeId || undefined
    return { draft, site: siteOfDraft(draft, ports.urlOf(draft.siteName)) }
  }
  const changeable = () => read(async () => changeableDraft(ports, await ownDraft(ports, wanted)))
  return {
    ownerId: wanted.ownerId,
    find: async () => (await read(() => ownDraft(ports, wanted))).site,
    changeable: async () => (await changeable()).site,
    change: (next) =>
      retryStale(async () => {
        const { draft, site } = await changeable()
        const after = await next(site)
        await ports.drafts.commit(draftOf(draft, after, ports.now()))
        // A draft is never on its way to visitors.
        return siteOfDraft(draftOf(draft, after, ports.now()), ports.urlOf(draft.siteName))
      }),
    resumeIdOf: () => resumeId,
  }
}
