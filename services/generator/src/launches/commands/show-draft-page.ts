import { apiBase, type MarkedPage } from '@thumbfolio/contracts'
import type { Draft } from '../domain/drafts/draft.js'
import { liveOf } from '../domain/site/live-version.js'
import { liveSource, markedPage } from '../domain/page/site-page.js'
import type { Ports } from '../ports.js'
import { draftedSite } from './drafted-site.js'
import { photoOfPage } from './photo-of-page.js'

/** Address of a font in the API. */
const fontUrl = (path: string): string => `${apiBase}/make/${path}`

/** The page of a draft in a language, or the case study of a project, as visitors would see it, with marks for an editor. */
export async function showDraftPage(
  ports: Ports,
  draft: Draft,
  { study, language }: { readonly study?: string | undefined; readonly language?: string | undefined },
): Promise<MarkedPage> {
  const site = await draftedSite(ports, draft)
  const photo = await photoOfPage(ports, site.ownerId, site.settings.photo)
  const { resumeId } = draft
  const where = { url: liveOf(site).url, appOrigin: ports.appOrigin, photo, fontUrl, study, language }
  return markedPage(site, { ...liveSource(site), resumeId }, where)
}
