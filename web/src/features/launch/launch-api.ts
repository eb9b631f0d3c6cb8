import {
  dashboardRoutes,
  generatorRoutes,
  resumeRoutes,
  type Fallback,
  type LaunchView,
  type ModelId,
  type ResumeItem,
} from '@thumbfolio/contracts'
import { addressOf, call, type AnswerOf } from '../../lib/api-client.js'

export interface LaunchRequest {
  readonly fileUrl: string
  readonly siteName: string
  readonly model: ModelId
  readonly fallback?: Fallback
}

export type ModelOptions = AnswerOf<typeof generatorRoutes.modelOptions>['data']

/** The models, and which of them write here. */
export const modelOptions = async (signal: AbortSignal): Promise<ModelOptions> =>
  (await call(generatorRoutes.modelOptions, {}, { signal })).data

/** Starts a launch, or answers with the one of the same site that is already on its way. */
export const requestLaunch = async (body: LaunchRequest): Promise<string> =>
  (await call(generatorRoutes.launchSite, { body })).launchId

export const launchNow = async (id: string): Promise<LaunchView> =>
  (await call(generatorRoutes.launch, { params: { id } })).data

export const launchStreamAddress = (id: string): string => addressOf(generatorRoutes.launchEvents, { id })

export const resumesOf = async (userId: string, signal: AbortSignal): Promise<ResumeItem[]> =>
  (await call(resumeRoutes.listResumes, { params: { userId } }, { signal })).data

/** Whether a launch under this name takes the place of a page that is live. */
export const replacesSite = async (userId: string, name: string, signal: AbortSignal): Promise<boolean> =>
  (await call(dashboardRoutes.listSites, { params: { userId } }, { signal })).sites.some(
    (site) => site.name === name && site.version > 0,
  )
