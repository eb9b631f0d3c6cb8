import { DomainError, vendorOf, type EditsChoice, type ModelId } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem, retryStale, ignoreConflict } from '@thumbfolio/kit/store'
import { baseOf, isByHand } from '../domain/drafts/draft-site.js'
import { changesExpiryFrom, draftKey, expiryFrom, isExpired, type Draft } from '../domain/drafts/draft.js'
import { pinnedContent } from '../domain/edits/pinned-content.js'
import { defaultSettings, type Pinned, type Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { allowDraft } from './allow-draft.js'
import { allowModelDraft } from './allow-model-draft.js'
import { commitDraft } from './commit-draft.js'
import { composeDraft, type Made } from './compose-draft.js'
import { changeableDraft, claimedLaunch, ownSiteNamed } from './find-draft.js'
import { removeDraft } from './forget-drafts.js'
import { newToken } from './preview-site.js'
import { refuseName } from './refuse-name.js'
import { writeLocally, writePage } from './write-page.js'

export interface DraftWanted {
  readonly ownerId: string
  readonly resumeId: string
  readonly siteName: string
  readonly model: ModelId
  readonly by: Draft['by']
  readonly edits: EditsChoice
  /** Also where there is one already: made once more, from what the resume says now. */
  readonly again: boolean
}

/**
 * Makes a draft, or answers with the one of the same resume, name and composer that is there. Where a model arranges it,
 * it shows the local composer's page until a worker has the answer.
 * @throws DomainError `not-found` for a resume that is not theirs, `site-name-taken`, `draft-limit`, `too-many-drafts`
 */
export const makeDraft = traced(
  'make-draft',
  (ports: Ports, wanted: DraftWanted): Promise<{ draft: Draft; isNew: boolean }> =>
    retryStale(async () => {
      await refuseName(ports, wanted)
      const own = await ownSiteNamed(ports, wanted)
      const read = await ports.resumes.content(wanted.ownerId, wanted.resumeId)
      if (!read) throw new DomainError('not-found')
      const known = await ports.drafts.findBy('same', draftKey(wanted))
      const isLaunched = known !== undefined && (await claimedLaunch(ports, known))?.status === 'live'
      const isThere = known !== undefined && !isLaunched && !isExpired(known, ports.now())
      const isModels = wanted.by === 'model' && (await isAllowed(ports, wanted))
      const isOutgrown = isThere && isModels && !known.page.edited && lacksItsModel(known)
      if (isThere && (known.writing || !(wanted.again || isOutgrown))) return { draft: known, isNew: false }
      const open = isThere ? await changeableDraft(ports, known) : undefined
      if (!open) await allowDraft(ports, wanted.ownerId)
      const fresh = await freshDraft(ports, { wanted, own, read, open, isModels })
      if (known && fresh.id !== known.id) await removeDraft(ports, known)
      // Of two made at once the first counts, or is made again where it lacks its model.
      const draft = await commitDraft(ports, fresh)
      await refuseAfterwards(ports, draft)
      await forgetOldest(ports, wanted.ownerId)
      if (draft.writing) ports.wakeDrafters()
      return { draft, isNew: true }
    }),
)

interface Making {
  readonly wanted: DraftWanted
  readonly own: Site | undefined
  readonly read: Pinned
  /** What it takes the place of. */
  readonly open: Draft | undefined
  /** Whether a model arranges it. */
  readonly isModels: boolean
}

/** Made while there was no key for its model, or no consent. */
const lacksItsModel = ({ made }: Draft): boolean => made.writing?.reason !== undefined

async function freshDraft(ports: Ports, { wanted, own, read, open, isModels }: Making): Promise<Draft> {
  const { ownerId, resumeId, siteName, model, by, edits, again } = wanted
  const now = ports.now()
  const base = baseOf(own)
  const begun = open ? open.begun : (own?.settings ?? defaultSettings)
  const asked = {
    id: open?.id ?? newToken(),
    version: open?.version ?? 0,
    schemaVersion: 1 as const,
    token: open?.token ?? newToken(),
    ownerId,
    resumeId,
    siteName,
    model,
    by,
    ...(edits === 'drop' && { editsChoice: edits }),
    createdAt: now,
    expiresAt: expiryFrom(now),
    revision: (open?.revision ?? 0) + 1,
    settings: open?.settings ?? own?.settings ?? defaultSettings,
    ...(begun && { begun }),
    ...(base !== undefined && { base }),
  }
  const sibling = again || base !== undefined ? undefined : await siblingOf(ports, wanted, read.etag)
  if (sibling && !(isModels && lacksItsModel(sibling))) {
    const { settings, page, made, otherContact, problem } = sibling
    const kept = isByHand(sibling) && { expiresAt: changesExpiryFrom(now) }
    return { ...asked, ...kept, settings, page, made, otherContact, ...(problem && { problem }) }
  }
  const pinned = pinnedContent(read, now)
  const job = { ...asked, deadlineAt: now + ports.deadlineMs }
  const writer = { job, pinned: pinned.pinned, signal: ports.stopping }
  const written = await (by === 'local' || isModels ? writeLocally(ports, writer) : writePage(ports, writer))
  if (isModels) await allowModelDraft(ports, ownerId, resumeId)
  const made: Made = { ...pinned, ...written }
  const composed = composeDraft(ports, asked, made, own)
  return {
    ...asked,
    ...composed,
    ...(isByHand(composed) && { expiresAt: changesExpiryFrom(now) }),
    ...(isModels && { writing: { startedAt: now, deadlineAt: now + ports.deadlineMs } }),
  }
}

/** Whether the model is there and may see the resume: else the local composer arranges the page, as in a launch. */
async function isAllowed(ports: Ports, { model, ownerId }: DraftWanted): Promise<boolean> {
  if (!ports.modelFor(model)) return false
  return (await ports.accounts.consents(ownerId)).includes(vendorOf(model))
}

/** A draft of the same content by the same composer under another new name: it needs no model and keeps the edits. */
async function siblingOf(
  { drafts, draftLimits, now }: Ports,
  wanted: DraftWanted,
  etag: string,
): Promise<Draft | undefined> {
  const { items } = await drafts.list('resume', { equals: wanted.resumeId }, { limit: draftLimits.most + 1 })
  return items
    .filter(
      (one) =>
        one.ownerId === wanted.ownerId &&
        one.model === wanted.model &&
        one.by === wanted.by &&
        one.base === undefined &&
        !one.writing &&
        !one.problem &&
        !isExpired(one, now()) &&
        one.page.source.pinned.etag === etag,
    )
    .sort((a, b) => b.createdAt - a.createdAt)[0]
}

/** An account or a resume that was deleted meanwhile either finds this draft, or is seen here. */
async function refuseAfterwards(ports: Ports, draft: Draft): Promise<void> {
  const { ownerId, resumeId } = draft
  const refusal = (await ports.erasures.isErased(ownerId))
    ? new DomainError('unauthenticated')
    : (await ports.resumes.content(ownerId, resumeId))
      ? undefined
      : new DomainError('not-found')
  if (!refusal) return
  await removeDraft(ports, draft)
  throw refusal
}

async function forgetOldest(ports: Ports, ownerId: string): Promise<void> {
  const all: Draft[] = []
  for await (const draft of everyItem(ports.drafts, 'owner', { equals: ownerId }))
    if (!draft.changes) all.push(draft)
  const left = all
    .filter(({ launch, writing }) => !launch && !writing)
    .sort((a, b) => Number(isByHand(a)) - Number(isByHand(b)) || a.createdAt - b.createdAt)
  for (const draft of left.slice(0, Math.max(0, all.length - ports.draftLimits.most)))
    await ignoreConflict(removeDraft(ports, draft))
}
