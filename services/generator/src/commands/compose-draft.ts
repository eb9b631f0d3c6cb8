import { DomainError } from '@thumbfolio/contracts'
import { composedPage } from '../domain/page/compose-page.js'
import type { Draft, DraftMade, DraftPage } from '../domain/drafts/draft.js'
import { draftPageOf, launchedSite, otherContactOf, siteOfDraft } from '../domain/drafts/draft-site.js'
import { switchedOn } from '../domain/drafts/draft-suggestions.js'
import { expectShown } from '../domain/page/expect-shown.js'
import { editRefusals } from '../domain/edits/owner-edit.js'
import type { Outputs, Pinned, Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import type { Written } from './write-page.js'

/** What a resume was pinned as, and what a composer made of it. */
export type Made = Written & Pick<Outputs, 'promptInjections' | 'unsourced'> & { readonly pinned: Pinned }

/** What a draft has of its page beside who asked for it. */
export type Composed = Pick<Draft, 'page' | 'made' | 'otherContact'>

/**
 * The page of a draft, with its owner's edits of the live page that it would replace, and with what passed both filters
 * switched on.
 */
export function composeDraft(
  { appOrigin, urlOf, now }: Pick<Ports, 'appOrigin' | 'urlOf' | 'now'>,
  asked: Omit<Draft, keyof Composed>,
  { pinned, suggestions = [], ...written }: Made,
  own: Site | undefined,
): Composed {
  const { answer } = written
  if (!answer) throw new DomainError('launch-compose-failed')
  const site = launchedSite(asked, own)
  const where = { url: urlOf(asked.siteName), appOrigin }
  const {
    composition,
    provenance: _later,
    ...kept
  } = composedPage({
    site,
    made: { ...written, pinned, answer },
    edits: asked.editsChoice,
    where,
  })
  const made: DraftMade = { ...written, ...kept }
  const decided = new Set((own?.live?.suggestions ?? []).map(({ id }) => id))
  const page: DraftPage = {
    source: { pinned, composition },
    ...(kept.carried && { edited: true }),
    suggestions: suggestions.filter(({ id }) => !decided.has(id)),
  }
  const composed = { page, made, otherContact: otherContactOf(own) }
  const bare = siteOfDraft({ ...asked, ...composed }, where.url)
  const isShown = (next: Site): boolean => {
    try {
      expectShown({ next, noShorterThan: bare, refusals: editRefusals }, appOrigin)
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }
  return { ...composed, page: draftPageOf(switchedOn(bare, isShown, now())) }
}
