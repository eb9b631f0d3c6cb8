import {
  generatorRoutes,
  resumeRoutes,
  type LaunchView,
  type ModelId,
  type ResumeItem,
} from '@thumbfolio/contracts'
import { addressOf, call } from '../../lib/api-client.js'

export interface LaunchRequest {
  readonly fileUrl: string
  readonly siteName: string
  readonly model: ModelId
}

/** Starts a launch, or answers with the one of the same site that is already on its way. */
export const requestLaunch = async (body: LaunchRequest): Promise<string> =>
  (await call(generatorRoutes.launchSite, { body })).launchId

export const launchNow = async (id: string): Promise<LaunchView> =>
  (await call(generatorRoutes.launch, { params: { id } })).data

export const launchStreamAddress = (id: string): string => addressOf(generatorRoutes.launchEvents, { id })

export const resumesOf = async (userId: string, signal: AbortSignal): Promise<ResumeItem[]> =>
  (await call(resumeRoutes.listResumes, { params: { userId } }, { signal })).data
