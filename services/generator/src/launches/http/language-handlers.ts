import type { languageRoutes } from '@thumbfolio/contracts'
import { requireIfMatch, type RouteHandlers } from '@thumbfolio/kit/http'
import type * as Commands from '../commands/change-languages.js'
import type { Draft } from '../domain/drafts/draft.js'
import type { Ports } from '../ports.js'

export function languageHandlers(ports: Ports): RouteHandlers<typeof languageRoutes> {
  const shown = async (draft: Draft, language?: string) => {
    const { presentDraft } = await import('./present-draft.js')
    return { status: 200 as const, ...(await presentDraft(ports, draft, language)) }
  }

  return {
    async addLanguage({ session, params: { id }, body, header }) {
      const seen = { ownerId: session.userId, id, ifMatch: requireIfMatch(header) }
      return shown(await (await commands()).addLanguage(ports, seen, body), body.language)
    },

    async suggestTranslation({ session, params }) {
      const { suggestTranslation } = await import('../commands/suggest-translation.js')
      const data = await suggestTranslation(ports, { ownerId: session.userId, ...params })
      return { status: 200, body: { data } }
    },

    async changeLanguage({ session, params: { id, language }, body: { isOn }, header }) {
      const seen = { ownerId: session.userId, id, ifMatch: requireIfMatch(header) }
      return shown(await (await commands()).changeLanguage(ports, seen, { language, isOn }), language)
    },

    async removeLanguage({ session, params: { id, language }, header }) {
      const seen = { ownerId: session.userId, id, ifMatch: requireIfMatch(header) }
      return shown(await (await commands()).changeLanguage(ports, seen, { language, isOn: undefined }))
    },
  }
}

// What changes a page is loaded by the first change: an idle API needs none of it.
const commands = (): Promise<typeof Commands> => import('../commands/change-languages.js')
