import { DomainError } from '@thumbfolio/contracts'
import { composedPage } from '../domain/edits/compose-page.js'
import type { Draft, DraftMade, DraftPage } from '../domain/drafts/draft.js'
import { launchedSite, otherContactOf } from '../domain/drafts/draft-site.js'
import type { Outputs, Pinned, Site } from '../domain/site/site.js'
import { draftedSuggestions } from '../domain/acceptance/acceptance.js'
import type { Ports } from '../ports.js'
import type { Written } from './write-page.js'

/** What a resume was pinned as, and what a composer made of it. */
export type Made = Written & Pick<Outputs, 'promptInjections' | 'unsourced'> & { readonly pinned: Pinned }

/** What a draft has of its page beside who asked for it. */
export type Composed = Pick<Draft, 'page' | 'made' | 'otherContact'>

/** The page of a draft, with its owner's edits of the live page that it would replace. No suggested wording is on it. */
export function composeDraft(
  { appOrigin, urlOf }: Pick<Ports, 'appOrigin' | 'urlOf'>,
  asked: Omit<Draft, keyof Composed>,
  { pinned, suggestions = [], ...written }: Made,
  own: Site | undefined,
): Composed {
  const { answer } = written
  if (!answer) throw new DomainError('launch-compose-failed')
  const {
    composition,
    pinned: merged,
    provenance: _later,
    ...kept
  } = composedPage({
    site: launchedSite(asked, own),
    made: { ...written, pinned, answer },
    edits: asked.editsChoice,
    where: { url: urlOf(asked.siteName), appOrigin },
  })
  const made: DraftMade = { ...written, ...kept }
  const page: DraftPage = {
    source: { pinned: merged, composition },
    ...(kept.carried && { edited: true }),
    suggestions: draftedSuggestions(suggestions, composition, own?.live),
  }
  return { page, made, otherContact: otherContactOf(own) }
}
