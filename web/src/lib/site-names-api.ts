import { generatorRoutes, nameRoutes, type NameAdvice, type RestingName } from '@thumbfolio/contracts'
import { z } from 'zod'
import { call, callWith } from './api-client.js'
import { ApiProblem } from './api-problem.js'
import { listSites } from './sites-api.js'

const organisation = 'thumbfolio'

/** Whether no site has this name: the status of the answer decides, 200 taken, 404 available. The launch has the last word. @throws ApiProblem for any other */
export async function isNameFree(name: string, signal: AbortSignal): Promise<boolean> {
  try {
    const repository = { params: { org: organisation, name } }
    await callWith(generatorRoutes.codeHostRepository, z.unknown(), repository, { signal })
    return false
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return true
    throw error
  }
}

/** The names that are a user's own: taken, but not for them. */
export interface OwnNames {
  /** Of their live sites. */
  readonly live: readonly string[]
  /** Former names of their sites, which no one else can take yet. */
  readonly resting: readonly RestingName[]
}

export async function ownNames(userId: string, signal: AbortSignal): Promise<OwnNames> {
  const [{ live }, { data }] = await Promise.all([
    listSites(userId, signal),
    call(generatorRoutes.restingNames, {}, { signal }),
  ])
  return { live, resting: data }
}

/** What is free in the place of a name that is not, or may not be had. */
export const adviceOn = async (name: string, signal: AbortSignal): Promise<NameAdvice> =>
  (await call(nameRoutes.nameAdvice, { params: { name } }, { signal })).data
