import { z } from 'zod'
import { ModelId } from '../models.js'
import { Envelope } from './envelope.js'

const id = z.string().min(1)
const credits = z.number().int().positive()

/** The mailer mints the code itself: no event carries one. */
export const AccountRegisteredV1 = z.object({})
export const AccountCodeRequestedV1 = z.object({ purpose: z.enum(['verify', 'reset']) })
export const AccountDeletedV1 = z.object({})

export const CreditsGrantedV1 = z.object({ credits, reference: id })
export const CreditsHeldV1 = z.object({ credits, launchId: id, siteName: z.string() })
export const CreditsCapturedV1 = z.object({ credits, launchId: id, siteName: z.string() })
export const CreditsReleasedV1 = z.object({ credits, launchId: id, siteName: z.string() })

export const ResumeDeletedV1 = z.object({ userId: id })

/** Lamports as text: JSON numbers cannot hold every amount. */
export const PaymentVerifiedV1 = z.object({ userId: id, credits, amountLamports: z.string().regex(/^\d+$/) })

/** `version` is the one this launch would make. */
export const SiteRequestedV1 = z.object({
  userId: id,
  launchId: id,
  resumeId: id,
  model: ModelId,
  version: z.number().int().positive(),
  url: z.url(),
})
export const SiteGeneratedV1 = z.object({
  userId: id,
  launchId: id,
  version: z.number().int().positive(),
  url: z.url(),
})
export const SiteSuggestionsChangedV1 = z.object({
  userId: id,
  /** Suggested wordings of the live page that wait for their owner's decision. */
  waiting: z.number().int().nonnegative(),
})
/** `liveVersion` is the version still live after the failure, 0 for none. */
export const SiteFailedV1 = z.object({
  userId: id,
  launchId: id,
  problem: z.string(),
  liveVersion: z.number().int().nonnegative(),
})
/** What the public address shows has changed: by a launch, an edit, a restored version, settings or a new name. */
export const SitePublishedV1 = z.object({
  userId: id,
  version: z.number().int().positive(),
  url: z.url(),
})
/** The subject is the new name. */
export const SiteRenamedV1 = z.object({
  userId: id,
  from: z.string(),
  version: z.number().int().positive(),
  url: z.url(),
  /** When the site was first launched, under whatever name. */
  createdAt: z.iso.datetime(),
  /** Suggested wordings that wait for their owner's decision. */
  waiting: z.number().int().nonnegative(),
})
export const SiteDeletionRequestedV1 = z.object({ userId: id })
export const SiteDeletedV1 = z.object({ userId: id })

/** `host` is the one that showed the page; its other form, with or without `www.`, redirected to it. */
export const SiteDomainDetachedV1 = z.object({ userId: id, host: z.string().min(1) })
/** `to` is the name that the old one redirects to; absent where the site was deleted meanwhile. */
export const SiteNameRetiredV1 = z.object({ userId: id, to: z.string().optional() })

/** `said` is what the code host answered. The owner is absent where the site is gone. */
export const SiteRepositoryRefusedV1 = z.object({ userId: id.optional(), said: z.string() })

/** The owner is absent where the name had no site. The reason is for them. */
export const SiteTakenDownV1 = z.object({ userId: id.optional(), reason: z.string() })
export const SitePutBackV1 = z.object({ userId: id.optional() })

/** In the commit of what they did. `about` is what the subject's action is about: a launch, an incident, a report. */
export const OperatorActedV1 = z.object({
  action: z.string().min(1),
  about: z.string(),
  by: z.string().min(1),
  reason: z.string(),
})

/** Every event of the product: its type on the wire, and the schema of its data. */
export const eventSchemas = {
  'account.registered.v1': AccountRegisteredV1,
  'account.code-requested.v1': AccountCodeRequestedV1,
  'account.deleted.v1': AccountDeletedV1,
  'credits.granted.v1': CreditsGrantedV1,
  'credits.held.v1': CreditsHeldV1,
  'credits.captured.v1': CreditsCapturedV1,
  'credits.released.v1': CreditsReleasedV1,
  'resume.deleted.v1': ResumeDeletedV1,
  'payment.verified.v1': PaymentVerifiedV1,
  'site.requested.v1': SiteRequestedV1,
  'site.generated.v1': SiteGeneratedV1,
  'site.suggestions-changed.v1': SiteSuggestionsChangedV1,
  'site.failed.v1': SiteFailedV1,
  'site.published.v1': SitePublishedV1,
  'site.renamed.v1': SiteRenamedV1,
  'site.deletion-requested.v1': SiteDeletionRequestedV1,
  'site.deleted.v1': SiteDeletedV1,
  'site.domain-detached.v1': SiteDomainDetachedV1,
  'site.name-retired.v1': SiteNameRetiredV1,
  'site.repository-refused.v1': SiteRepositoryRefusedV1,
  'site.taken-down.v1': SiteTakenDownV1,
  'site.put-back.v1': SitePutBackV1,
  'site.operator-acted.v1': OperatorActedV1,
  'account.operator-acted.v1': OperatorActedV1,
} as const

export type EventType = keyof typeof eventSchemas
export const eventTypes = Object.keys(eventSchemas) as EventType[]
export type EventData<T extends EventType> = z.infer<(typeof eventSchemas)[T]>

/** An event of a known type as a consumer gets it. */
export type EventOf<T extends EventType> = {
  [K in T]: Omit<Envelope, 'type' | 'data'> & { type: K; data: EventData<K> }
}[T]
export type AnyEvent = EventOf<EventType>

/** What a command emits; the store adds id, time, source and trace when it commits. */
export type EventDraft<T extends EventType = EventType> = {
  [K in T]: { readonly type: K; readonly subject: string; readonly data: EventData<K> }
}[T]

/** Makes a draft. */
export const event = <T extends EventType>(type: T, subject: string, data: EventData<T>): EventDraft<T> => ({
  type,
  subject,
  data,
})

export const isEventType = (type: string): type is EventType => Object.hasOwn(eventSchemas, type)

/**
 * Parses an event from the wire.
 * @throws z.ZodError for a broken envelope or broken data, Error for an unknown type
 */
export function parseEvent(input: unknown): AnyEvent {
  const envelope = Envelope.parse(input)
  if (!isEventType(envelope.type)) throw new Error(`Unknown event type ${envelope.type}`)
  return { ...envelope, data: eventSchemas[envelope.type].parse(envelope.data) } as AnyEvent
}

/** The names the product speaks of them by. */
export type PaymentVerified = EventOf<'payment.verified.v1'>
export type SiteGenerated = EventOf<'site.generated.v1'>
