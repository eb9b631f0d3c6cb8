import { randomBytes } from 'node:crypto'
import { DomainError, problemDetails } from '@thumbfolio/contracts'
import { commitOnto, retryStale } from '@thumbfolio/kit/store'
import { isOfChanges } from '../domain/drafts/changes-draft.js'
import { isClaimFresh, unclaimed, type Draft } from '../domain/drafts/draft.js'
import { launchIdFor, type Launch } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { claimedLaunch, ownDraft } from './find-draft.js'
import { invalid } from '@thumbfolio/contracts'

export interface DraftToLaunch {
  readonly ownerId: string
  readonly siteName: string
  readonly resumeId: string
  readonly draftId: string
  /** The version of the draft that its owner saw. */
  readonly draftVersion: number
}

export interface Claim {
  /** As it was when it was claimed: nothing of it changes until the launch has ended. */
  readonly draft: Draft
  readonly launchId: string
  /** What the claim became so far. */
  readonly launch: Launch | undefined
}

/**
 * Binds a draft to one launch before that begins: of two requests at once both get the same launch, and no edit slips
 * in between. Safe to repeat.
 * @throws DomainError `draft-gone`, `draft-changed`, `draft-not-ready`, `validation-failed`
 */
export const claimDraft = (ports: Ports, wanted: DraftToLaunch): Promise<Claim> =>
  retryStale(async () => {
    const draft = await ownDraft(ports, { ownerId: wanted.ownerId, id: wanted.draftId })
    if (isOfChanges(draft)) throw invalid('#/draftId', problemDetails.changesNotLaunch)
    expectSame(draft, wanted)
    const launch = await claimedLaunch(ports, draft)
    if (launch && launch.status !== 'failed') return { draft, launchId: launch.id, launch }
    if (draft.revision !== wanted.draftVersion) throw new DomainError('draft-changed')
    if (draft.writing) throw new DomainError('draft-not-ready')
    const now = ports.now()
    if (draft.launch && !launch && isClaimFresh(draft, now))
      return { draft, launchId: draft.launch.id, launch: undefined }
    const { siteName } = draft
    const id = launchIdFor(siteName, randomBytes(16).toString('base64url'))
    const claimed = await ports.drafts.commit({ ...draft, launch: { id, siteName, claimedAt: now } })
    return { draft: claimed, launchId: id, launch: undefined }
  })

/** Gives the draft back where its launch never began. */
export async function releaseClaim(ports: Ports, { draft, launchId }: Claim): Promise<void> {
  if (await claimedLaunch(ports, draft)) return
  await commitOnto(ports.drafts, draft, (latest) =>
    latest?.launch?.id === launchId ? unclaimed(latest) : undefined,
  )
}

function expectSame(draft: Draft, { siteName, resumeId }: DraftToLaunch): void {
  if (draft.siteName !== siteName)
    throw invalid(
      '#/siteName',
      `This draft is for the name ${draft.siteName}. Please give the draft the new name first.`,
    )
  if (draft.resumeId !== resumeId) throw invalid('#/fileUrl', 'This draft is of another resume.')
}
