import { DomainError, problemDetails } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import type { Incident } from '../../domain/incident.js'
import type { Ports } from '../../ports.js'
import { operatorActed, type Signed } from './operator-acted.js'

/** Closes an incident. Safe to repeat: the first reason stays. @throws DomainError `not-found`, `own-account` */
export const resolveIncident = traced(
  'resolve-incident',
  ({ cases, now }: Ports, id: string, { by, reason }: Signed): Promise<Incident> =>
    retryStale(async () => {
      const incident = await cases.find(id)
      if (!incident) throw new DomainError('not-found')
      if (incident.resolved) return incident
      if (incident.kind === 'operator-grants' && incident.userId === by)
        throw new DomainError('own-account', {
          detail: problemDetails.incidentAboutYou,
        })
      return cases.commit(
        { ...incident, resolved: { at: now(), by, reason } },
        { events: [operatorActed(incident.userId, 'incident-resolved', { by, reason }, id)] },
      )
    }),
)
