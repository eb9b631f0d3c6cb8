import type { EditsChoice } from '@thumbfolio/contracts'
import {
  type PageComposition,
  arrange,
  type Arrangement,
  shownSections,
  summaryOf,
  type Where,
} from '@thumbfolio/site-page'
import { carryPictures } from './carry-pictures.js'
import { mergeOwnerEdits } from './merge-owner-edits.js'
import { onlyAccepted } from '../acceptance/acceptance.js'
import { launchedSource, pageOf } from '../page/site-page.js'
import type { ComposedPage, Outputs, Pinned, Site } from '../site/site.js'

export interface ToCompose {
  readonly site: Site
  readonly made: Pick<Outputs, 'promptInjections' | 'unsourced'> & {
    readonly pinned: Pinned
    readonly answer: Arrangement
  }
  /** What becomes of the owner's edits of the live page. Default: they are kept. */
  readonly edits?: EditsChoice | undefined
  /** Unix time in ms that the page names as its last change. */
  readonly changedAt?: number | undefined
  readonly where: Where
}

/** The page of a composer's answer, with the owner's edits and facts of the previous version. Pure: a repeat gives the same. */
export function composedPage({
  site,
  made: outputs,
  edits,
  changedAt,
  where,
}: ToCompose): ComposedPage & { readonly pinned: Pinned } {
  const { promptInjections = [], unsourced = [], answer, pinned } = outputs
  const { content, language, isLanguageChosen } = pinned
  const arranged = arrange(answer, content, language).composition
  const made = isLanguageChosen ? { ...arranged, language } : arranged
  const page = (composition: PageComposition, pinned: Pinned) =>
    pageOf(site, launchedSource(site, { pinned, composition, changedAt }), where)
  const edited = edits === 'drop' || !site.live ? undefined : onlyAccepted(site.live, site.live.publishedAt)
  const written = edited
    ? mergeOwnerEdits(made, edited, { pinned, page, before: site.before })
    : { composition: made, pinned, removed: [] }
  const merged = edited ? carryPictures(written, edited, written.pinned.content) : written
  const { contact } = site.settings
  const { sources } = merged.pinned
  const shown = shownSections(merged.composition, site.settings)
  return {
    ...merged,
    removed: [
      ...promptInjections.map((fact) => ({ fact, reason: isInjection })),
      ...unsourced.map((fact) => ({ fact, reason: hasNoSource })),
      ...merged.removed,
    ],
    ...(sources && { provenance: summaryOf(shown, { content: merged.pinned.content, sources, contact }) }),
  }
}

const isInjection = 'Ignored: this looks like an instruction to an AI model.'
const hasNoSource = 'Nothing on your resume says where it comes from.'
