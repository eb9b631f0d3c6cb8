import { DomainError, previewHostOf, type draftRoutes } from '@thumbfolio/contracts'
import { requireIfMatch, type RouteHandlers, immutableForAYear } from '@thumbfolio/kit/http'
import { answerDraft, changeDraft, decideDraft, deleteDraft, editDraft } from '../commands/change-draft.js'
import { ownDraft } from '../commands/find-draft.js'
import type { makeDraft as MakeDraft } from '../commands/make-draft.js'
import type { openChanges as OpenChanges } from '../commands/open-changes.js'
import type { publishChanges as PublishChanges } from '../commands/publish-changes.js'
import { previewSite } from '../commands/preview-site.js'
import type { rebaseChanges as RebaseChanges } from '../commands/rebase-changes.js'
import type { showDraftPage as ShowDraftPage } from '../commands/show-draft-page.js'
import { draftEtag, type Draft } from '../domain/drafts/draft.js'
import type { Ports } from '../ports.js'
import { resumeIdIn } from './generator-handlers.js'
import { presentLive } from './present-live.js'
import { fontAt } from '@thumbfolio/site-page'
import { isoTime } from '../../time.js'

/** The name of a font changes with its content. */
export function draftHandlers(ports: Ports): RouteHandlers<typeof draftRoutes> {
  const shown = async (draft: Draft, language?: string) => ({
    status: 200 as const,
    ...(await presented(ports, draft, language)),
  })

  return {
    async previewSite({ session, params, query }) {
      const wanted = { ownerId: session.userId, siteName: params.name, revision: query.version }
      const { id, expiresAt } = await previewSite(ports, wanted)
      const url = ports.urlOf(previewHostOf(id))
      return { status: 200, body: { data: { url, expiresAt: isoTime(expiresAt) } } }
    },

    async makeDraft({ session, body: { fileUrl, ...wanted } }) {
      const resumeId = resumeIdIn(fileUrl)
      const { draft, isNew } = await makeDraft(ports, { ...wanted, resumeId, ownerId: session.userId })
      return { ...(await shown(draft)), status: isNew ? 201 : 200 }
    },

    async draft({ session, params, query }) {
      return shown(await ownDraft(ports, { ownerId: session.userId, id: params.id }), query.language)
    },

    async draftPage({ session, params, query }) {
      const draft = await ownDraft(ports, { ownerId: session.userId, id: params.id })
      const data = await showDraftPage(ports, draft, query)
      return { status: 200, body: { data }, headers: { ETag: draftEtag(draft) } }
    },

    async pageFont({ params: { file } }) {
      const font = fontAt(`fonts/${file}`)
      if (!font) throw new DomainError('not-found')
      return { status: 200, body: Buffer.from(font.body), headers: { 'Cache-Control': immutableForAYear } }
    },

    async openChanges({ session, params }) {
      const { draft, isNew } = await openChanges(ports, { ownerId: session.userId, siteName: params.name })
      return { ...(await shown(draft)), status: isNew ? 201 : 200 }
    },

    async publishChanges({ session, params, body: { confirm }, header }) {
      const seen = { ownerId: session.userId, id: params.id, ifMatch: requireIfMatch(header) }
      return { status: 200, ...(await presentLive(ports, await publishChanges(ports, { ...seen, confirm }))) }
    },

    async rebaseChanges({ session, params, header }) {
      const seen = { ownerId: session.userId, id: params.id, ifMatch: requireIfMatch(header) }
      const { draft, collisions } = await rebaseChanges(ports, seen)
      const { body, headers } = await presented(ports, draft)
      return { status: 200, body: { ...body, collisions: [...collisions] }, headers }
    },

    async changeDraft({ session, params, body }) {
      return shown(await changeDraft(ports, { ownerId: session.userId, id: params.id }, body))
    },

    async editDraftContent({ session, params, query: { language }, body, header }) {
      const seen = { ownerId: session.userId, id: params.id, ifMatch: requireIfMatch(header) }
      return shown(await editDraft(ports, seen, body, language), language)
    },

    async decideDraftSuggestions({ session, params, body: { decisions }, header }) {
      const seen = { ownerId: session.userId, id: params.id, ifMatch: requireIfMatch(header) }
      return shown(await decideDraft(ports, seen, decisions))
    },

    async answerDraftFindings({ session, params, body: { confirm }, header }) {
      const seen = { ownerId: session.userId, id: params.id, ifMatch: requireIfMatch(header) }
      return shown(await answerDraft(ports, seen, confirm))
    },

    async deleteDraft({ session, params }) {
      await deleteDraft(ports, { ownerId: session.userId, id: params.id })
      return { status: 204, body: undefined }
    },
  }
}

// What makes and shows a draft is loaded by the first one: an idle API needs none of it.
const makeDraft: typeof MakeDraft = async (...given) =>
  (await import('../commands/make-draft.js')).makeDraft(...given)
const openChanges: typeof OpenChanges = async (...given) =>
  (await import('../commands/open-changes.js')).openChanges(...given)
const publishChanges: typeof PublishChanges = async (...given) =>
  (await import('../commands/publish-changes.js')).publishChanges(...given)
const rebaseChanges: typeof RebaseChanges = async (...given) =>
  (await import('../commands/rebase-changes.js')).rebaseChanges(...given)
const showDraftPage: typeof ShowDraftPage = async (...given) =>
  (await import('../commands/show-draft-page.js')).showDraftPage(...given)
const presented = async (ports: Ports, draft: Draft, language?: string) =>
  (await import('./present-draft.js')).presentDraft(ports, draft, language)
