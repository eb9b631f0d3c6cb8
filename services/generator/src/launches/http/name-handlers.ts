import {
  alternativesTo,
  nearestSiteName,
  refusalOf,
  SiteName,
  type NameAdvice,
  type nameRoutes,
} from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { isTakenAtHost } from '../../hosting/index.js'
import { isResting } from '../commands/rest-name.js'
import type { Ports } from '../ports.js'

const mostOffered = 3

export const nameHandlers = (ports: Ports): RouteHandlers<typeof nameRoutes> => ({
  async nameAdvice({ params: { name } }) {
    // Who asks is not known here: a name that rests is taken, also for whom it waits.
    const isTaken = async (wanted: string) =>
      (await ports.sites.find(wanted)) !== undefined || (await isResting(ports, wanted))
    const stateOf = async (): Promise<NameAdvice['state']> => {
      if (!SiteName.safeParse(name).success) return 'invalid'
      if (refusalOf(name)) return refusalOf(name) === 'host' ? 'taken' : 'refused'
      return (await isTaken(name)) || (await isTakenAtHost(ports, name)) ? 'taken' : 'free'
    }
    const state = await stateOf()
    const suggestion = nearestSiteName(name)
    const alternatives: string[] = []
    if (state !== 'free')
      for (const candidate of alternativesTo(name))
        if (alternatives.length < mostOffered && !(await isTaken(candidate))) alternatives.push(candidate)
    const hasSuggestion = state === 'invalid' && suggestion !== '' && refusalOf(suggestion) === undefined
    return {
      status: 200,
      body: { data: { state, alternatives, ...(hasSuggestion && { suggestion }) } },
    }
  },
})
