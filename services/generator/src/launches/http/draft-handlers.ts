import { previewHostOf, type draftRoutes } from '@thumbfolio/contracts'
import { requireIfMatch, type RouteHandlers } from '@thumbfolio/kit/http'
import { answerDraft, changeDraft, decideDraft, deleteDraft, editDraft } from '../commands/change-draft.js'
import { ownDraft } from '../commands/find-draft.js'
import type { makeDraft as MakeDraft } from '../commands/make-draft.js'
import { previewSite } from '../commands/preview-site.js'
import type { Draft } from '../domain/drafts/draft.js'
import type { Ports } from '../ports.js'
import { resumeIdIn } from './generator-handlers.js'
import { isoTime } from '../../time.js'

export function draftHandlers(ports: Ports): RouteHandlers<typeof draftRoutes> {
  const shown = async (draft: Draft) => ({ status: 200 as const, ...(await presented(ports, draft)) })

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

    async draft({ session, params }) {
      return shown(await ownDraft(ports, { ownerId: session.userId, id: params.id }))
    },

    async changeDraft({ session, params, body }) {
      return shown(await changeDraft(ports, { ownerId: session.userId, id: params.id }, body))
    },

    async editDraftContent({ session, params, body, header }) {
      const seen = { ownerId: session.userId, id: params.id, ifMatch: requireIfMatch(header) }
      return shown(await editDraft(ports, seen, body))
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
const presented = async (ports: Ports, draft: Draft) =>
  (await import('./present-draft.js')).presentDraft(ports, draft)
