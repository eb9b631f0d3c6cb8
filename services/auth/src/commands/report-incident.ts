import { count } from '@thumbfolio/kit/base'
import type { Incident } from '../domain/incident.js'
import type { Ports } from '../ports.js'

/** Writes down an incident, which needs manual review: one per order, launch, mail, refusal or day, however often its event comes. */
export async function reportIncident(
  { cases, log, now }: Ports,
  found: Pick<Incident, 'kind' | 'userId' | 'reference' | 'credits'>,
): Promise<void> {
  const id = `${found.kind}:${found.reference}`
  if (await cases.find(id)) return
  await cases.commit({ id, version: 0, schemaVersion: 1, openedAt: now(), ...found })
  log.error({ kind: found.kind, reference: found.reference }, 'incident: needs manual review')
  count('thumbfolio.incidents', { kind: found.kind })
}
