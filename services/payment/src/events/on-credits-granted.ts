import type { EventOf } from '@thumbfolio/contracts'
import { markCredited } from '../commands/mark-credited.js'
import type { Ports } from '../ports.js'

export const onCreditsGranted = (ports: Ports, { id, data }: EventOf<'credits.granted.v1'>): Promise<void> =>
  markCredited(ports, { reference: data.reference, cause: id })
