import {
  generatorRoutes,
  type Confirmations,
  type EditsChoice,
  type Fallback,
  type LaunchView,
  type ModelId,
  type SiteTheme,
} from '@thumbfolio/contracts'
import { addressOf, call, type AnswerOf } from '../../lib/api-client.js'
import { listSites } from '../../lib/sites-api.js'

export interface LaunchRequest {
  readonly fileUrl: string
  readonly siteName: string
  readonly model: ModelId
  readonly fallback?: Fallback
  readonly edits?: EditsChoice
  readonly theme?: SiteTheme | undefined
  /** The draft that is published, and the version of it that was seen. */
  readonly draftId?: string
  readonly draftVersion?: number
  /** Answers for what may be wrong with the page, and for personal details on it. */
  readonly confirm?: Confirmations
}

export type ModelOptions = AnswerOf<typeof generatorRoutes.modelOptions>['data']

/** The models, and which of them write here. */
export const modelOptions = async (signal: AbortSignal): Promise<ModelOptions> =>
  (await call(generatorRoutes.modelOptions, {}, { signal })).data

/** Starts a launch, or answers with the one of the same site that is already on its way. */
export const requestLaunch = async (body: LaunchRequest): Promise<string> =>
  (await call(generatorRoutes.launchSite, { body })).launchId

export const launchNow = async (id: string, signal: AbortSignal): Promise<LaunchView> =>
  (await call(generatorRoutes.launch, { params: { id } }, { signal })).data

export const launchStreamAddress = (id: string): string => addressOf(generatorRoutes.launchEvents, { id })

/** The live page that a launch under its name takes the place of, with what its owner made of it. */
export interface ReplacedPage {
  readonly resumeId: string | undefined
  /** Their own sentences. */
  readonly sentences: number
  /** Entries that they hid. */
  readonly takenOff: number
  readonly theme: SiteTheme
}

export async function replacedPage(
  userId: string,
  name: string,
  signal: AbortSignal,
): Promise<ReplacedPage | null> {
  const { sites } = await listSites(userId, signal)
  if (!sites.some((site) => site.name === name && site.version > 0)) return null
  const { data } = await call(generatorRoutes.siteContent, { params: { name } }, { signal })
  const { intro, sections, takenOff, resumeId, theme = { layout: data.layout } } = data
  const lines = sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
  const own = [...intro, ...lines].filter(({ by }) => by === 'owner')
  return { resumeId, sentences: own.length, takenOff: takenOff.length, theme }
}
