import { randomBytes } from 'node:crypto'
import {
  DomainError,
  type Confirmations,
  type EditsChoice,
  type EventDraft,
  type Fallback,
  type ModelId,
  type SiteTheme,
} from '@thumbfolio/contracts'
import { currentTraceparent, traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { decideAdmission, type Admission } from '../domain/launch/admission.js'
import { baseOf, preparedFrom } from '../domain/drafts/draft-site.js'
import { launchModelOf } from '../domain/drafts/draft.js'
import { confirmed, isContrary, type Question, expectLayout } from '@thumbfolio/site-page/render'
import { restsForOthers } from '../domain/names/resting-name.js'
import { launchIdFor, type Pinned, type Site } from '../domain/site/site.js'
import { answersKept } from '../domain/site/settings.js'
import type { Ports } from '../ports.js'
import { claimDraft, releaseClaim, type Claim, type DraftToLaunch } from './claim-draft.js'
import { refusalOfTakenDown } from '../../hosting/index.js'
import { joinHold, placeHold } from './place-hold.js'
import { refuseName } from './refuse-name.js'
import { undoAdmission } from './undo-admission.js'

const launchesAtOnce = 3

export interface LaunchCommand {
  readonly ownerId: string
  readonly siteName: string
  readonly resumeId: string
  readonly model: ModelId
  readonly fallback: Fallback
  readonly edits: EditsChoice
  /** The draft that it publishes, as its owner saw it. */
  readonly draft?: Pick<DraftToLaunch, 'draftId' | 'draftVersion'>
  /**
   * Its owner's answers for the personal facts of the page, and for what may be wrong with it. `asked-before`: they gave them
   * when they launched it; what is new is not published.
   */
  readonly confirm: Confirmations | 'asked-before'
  readonly theme?: SiteTheme | undefined
  /** Leave with the commit that admits the launch. */
  readonly events?: readonly EventDraft[]
}

/**
 * Starts a launch, or joins the same one that runs. Answers with its id once the credits are held and the request
 * is committed. The name is reserved by the write that starts the launch: of two users racing one wins. A draft is
 * launched once: who asks again gets the same launch.
 * @throws DomainError `confirmation-needed` with the findings and reasons that are open
 */
export const launchSite = traced(
  'launch-site',
  async (ports: Ports, { draft, ...command }: LaunchCommand): Promise<string> => {
    if (command.theme) expectLayout(command.theme)
    const claim = draft && (await claimDraft(ports, { ...command, ...draft }))
    if (claim?.launch && claim.launch.status !== 'admitting') {
      if (claim.launch.status === 'pending')
        await expectSameAnswers(ports, command.confirm, () => questionOfClaim(ports, claim))
      return claim.launchId
    }
    try {
      return await start(ports, { ...command, claim })
    } catch (error) {
      if (claim) await releaseClaim(ports, claim)
      throw error
    }
  },
)

interface Starting extends Omit<LaunchCommand, 'draft'> {
  readonly claim: Claim | undefined
}

async function start(ports: Ports, starting: Starting): Promise<string> {
  const { ownerId, siteName, resumeId, claim } = starting
  const read = await ports.resumes.content(ownerId, resumeId)
  if (!read) throw new DomainError(claim ? 'launch-resume-gone' : 'not-found')
  await refuseName(ports, starting)

  const { kind, site } = await admit(ports, starting, read)
  if (!site.current) throw new DomainError('internal-error')
  const launchId = site.current.id
  if (site.current.status === 'pending') return launchId
  if (kind === 'admit') await refuseAfterwards(ports, site, launchId)
  const hold = kind === 'admit' ? placeHold : joinHold
  await hold(ports, site, site.current).catch(async (error: unknown) => {
    // The hold may have been placed: the failure releases it, also when it arrives later.
    if (isUnanswered(error)) await undoAdmission(ports, siteName, launchId, { problem: 'unavailable' })
    throw error
  })
  return launchId
}

const isUnanswered = (error: unknown) => error instanceof DomainError && error.code === 'unavailable'

type Admitted = Exclude<Admission, { kind: 'refuse' }>

const admit = (ports: Ports, starting: Starting, read: Pinned): Promise<Admitted> =>
  retryStale(async () => {
    const { ownerId, siteName, resumeId, model: chosen, fallback, edits, theme, claim, confirm } = starting
    const known = await ports.sites.find(siteName)
    const resting = known ? undefined : await refusalOfResting(ports, siteName, ownerId)
    if (resting) throw resting
    const traceparent = currentTraceparent()
    const model = claim ? launchModelOf(claim.draft) : chosen
    const decision = decideAdmission(
      known,
      {
        launchId: claim?.launchId ?? launchIdFor(siteName, randomBytes(16).toString('base64url')),
        // What a draft shows is chosen in the draft.
        siteName,
        ownerId,
        resumeId,
        model,
        ...(claim ? {} : { fallback, edits, theme }),
        ...(claim && { draft: { id: claim.draft.id, prepared: preparedFrom(claim.draft) } }),
        composer:
          claim?.draft.made.writing?.composer ?? (ports.modelFor(model) ?? ports.composerFor(model)).name,
        ...(traceparent !== undefined && { traceparent }),
        epoch: known ? known.epoch : await ports.siteHost.epochOf(siteName),
      },
      ports.now(),
    )
    if (decision.kind === 'refuse') throw new DomainError(decision.problem)
    if (decision.kind === 'join') {
      await expectSameAnswers(ports, confirm, () => questionOf(ports, starting, known, read))
      return decision
    }
    if (claim && claim.draft.base !== baseOf(known)) throw new DomainError('draft-outdated')
    const { fingerprint, now } = ports
    const answers =
      confirm === 'asked-before'
        ? []
        : confirmed(await questionOfPage(ports, starting, known, read), confirm, { fingerprint, now: now() })
    if ((await launching(ports, ownerId)) >= launchesAtOnce) throw tooMany()
    const site = answersKept(decision.site, answers)
    return { kind: 'admit', site: await ports.sites.commit(site, { events: starting.events ?? [] }) }
  })

/**
 * Who joins a launch that began with other answers, in another tab, must not take it for their own.
 * @throws DomainError `launch-in-progress`
 */
async function expectSameAnswers(
  { fingerprint }: Ports,
  confirm: LaunchCommand['confirm'],
  question: () => Promise<Question>,
): Promise<void> {
  if (confirm === 'asked-before' || confirm.length === 0) return
  if (isContrary(await question(), confirm, fingerprint))
    throw new DomainError('launch-in-progress', { detail: otherAnswers })
}

const otherAnswers =
  'A launch of this page is running with other answers for its personal details, perhaps from another tab. These answers were not used. When it has ended, change them under the personal details of the page.'

// What makes and draws a page is loaded by the first launch: an idle API needs none of it.
async function questionOf(ports: Ports, starting: Starting, known: Site | undefined, read: Pinned) {
  if (starting.claim) return questionOfClaim(ports, starting.claim)
  return (await import('./question-of-launch.js')).questionOfLaunch(ports, starting, known, read)
}

/** @throws DomainError `page-empty`: there is nothing to confirm about a page that shows nothing */
async function questionOfPage(...given: Parameters<typeof questionOf>): Promise<Question> {
  const question = await questionOf(...given)
  if (question.concerns?.some(({ code }) => code === 'empty')) throw new DomainError('page-empty')
  return question
}

const questionOfClaim = async (ports: Ports, { draft }: Claim) =>
  (await import('./question-of-draft.js')).questionOfDraft(ports, draft)

/**
 * Looks again once the admission is committed, and takes it back. Of launches racing past the first look the last to
 * commit sees all others, so never more than three are admitted (but two that see each other may both be refused);
 * an account deleted meanwhile either sees this site or is seen here.
 */
async function refuseAfterwards(ports: Ports, site: Site, launchId: string): Promise<void> {
  const refusal =
    (await launching(ports, site.ownerId)) > launchesAtOnce
      ? tooMany()
      : (await ports.erasures.isErased(site.ownerId))
        ? new DomainError('unauthenticated')
        : ((await refusalOfTakenDown(ports, { siteName: site.id, ownerId: site.ownerId })) ??
          (await refusalOfResting(ports, site.id, site.ownerId)))
  if (!refusal) return
  await undoAdmission(ports, site.id, launchId)
  throw refusal
}

/** The name of a deleted or renamed site is its former owner's for a while. */
async function refusalOfResting(
  { restingNames, now }: Ports,
  name: string,
  ownerId: string,
): Promise<DomainError | undefined> {
  const isResting = restsForOthers(await restingNames.find(name), ownerId, now())
  return isResting ? new DomainError('site-name-taken') : undefined
}

async function launching({ sites }: Ports, ownerId: string): Promise<number> {
  const { items } = await sites.list('launching', { equals: ownerId }, { limit: launchesAtOnce + 1 })
  return items.length
}

const tooMany = () => new DomainError('too-many-launches', { retryAfterSeconds: 10 })
