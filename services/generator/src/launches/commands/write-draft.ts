import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { commitOnto, ignoreConflict } from '@thumbfolio/kit/store'
import type { Draft } from '../domain/drafts/draft.js'
import {
  draftNotWritten,
  draftWritten,
  holdsDraft,
  isFreeDraft,
  leasedDraft,
  releasedDraft,
} from '../domain/drafts/draft-writing.js'
import { asRead } from '../../models/index.js'
import type { Ports } from '../ports.js'
import type { composeDraft } from './compose-draft.js'
import { ownSiteNamed } from './find-draft.js'
import type { writePage } from './write-page.js'

/** Thrown into running work whose draft another worker has, or which was deleted. */
class DraftLost extends Error {
  override name = 'DraftLost'
}

/**
 * Has a model arrange a draft, under a lease: after a crash another worker takes it, which asks again at most once for
 * what had no answer on record. A model that fails leaves the local composer's page, with the reason.
 */
export const writeDraft = traced('write-draft', async (ports: Ports, free: Draft): Promise<void> => {
  const { drafts, now, leaseMs, holder } = ports
  if (!isFreeDraft(free, now())) return
  const leased = await ignoreConflict(drafts.commit(leasedDraft(free, holder, now() + leaseMs)))
  if (!leased) return
  const lost = new AbortController()
  const change = (next: (draft: Draft) => Draft) =>
    commitOnto(drafts, leased, (latest) => {
      if (!latest || !holdsDraft(latest, holder))
        throw new DraftLost('Somebody else has it, or it is deleted')
      return next(latest)
    })
  const renewal = setInterval(() => {
    change((latest) => leasedDraft(latest, holder, now() + leaseMs)).catch((error: unknown) => {
      if (error instanceof DraftLost) lost.abort(error)
    })
  }, leaseMs / 3)
  try {
    const finished = await arranged(ports, leased, lost.signal)
    await change(finished)
  } catch (error) {
    if (ports.stopping.aborted) await change(releasedDraft).catch(() => undefined)
    else if (!(error instanceof DraftLost)) throw error
  } finally {
    clearInterval(renewal)
  }
})

/** What to make of the draft. @throws DraftLost, and what is no failure of a model */
async function arranged(ports: Ports, draft: Draft, lost: AbortSignal): Promise<(latest: Draft) => Draft> {
  const { writing } = draft
  if (!writing) return (latest) => latest
  const deadline = new AbortController()
  const timer = setTimeout(
    () => deadline.abort(new DomainError('model-timeout')),
    Math.max(0, writing.deadlineAt - ports.now()),
  )
  // The merge adds the facts of the owner.
  const pinned = asRead(draft.page.source.pinned)
  const { promptInjections, unsourced } = draft.made
  // The record of what was asked is the draft's: the name may be somebody's site.
  const job = { ...draft, siteName: draft.id, deadlineAt: writing.deadlineAt }
  try {
    const signal = AbortSignal.any([lost, ports.stopping, deadline.signal])
    const written = await loaded.writePage(ports, { job, pinned, signal })
    const made = {
      pinned,
      ...written,
      ...(promptInjections && { promptInjections }),
      ...(unsourced && { unsourced }),
    }
    const own = await ownSiteNamed(ports, draft)
    const { page, made: kept } = await loaded.composeDraft(ports, draft, made, own)
    return (latest) => draftWritten(latest, { page, made: kept })
  } catch (error) {
    lost.throwIfAborted()
    ports.stopping.throwIfAborted()
    if (!(error instanceof DomainError)) throw error
    ports.log.warn({ err: error, draftId: draft.id }, 'the model did not arrange this draft')
    return (latest) => draftNotWritten(latest, error.code)
  } finally {
    clearTimeout(timer)
  }
}

// What arranges a page is loaded by the first draft: an idle process needs none of it.
const loaded = {
  writePage: async (...given: Parameters<typeof writePage>) =>
    (await import('./write-page.js')).writePage(...given),
  composeDraft: async (...given: Parameters<typeof composeDraft>) =>
    (await import('./compose-draft.js')).composeDraft(...given),
}
