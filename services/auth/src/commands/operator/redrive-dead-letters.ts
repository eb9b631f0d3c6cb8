import { traced } from '@thumbfolio/kit/base'
import type { Ports } from '../../ports.js'
import type { Signed } from './operator-acted.js'
import { recordAction } from './record-action.js'

/** Hands the dead letters of a group to it again. The audit has it before it is done. Answers with how many. */
export const redriveDeadLetters = traced(
  'redrive-dead-letters',
  async (ports: Ports, { group, by, reason }: Signed & { readonly group: string }): Promise<number> => {
    const { length } = await ports.deadLetters.deadLetters(group)
    if (length === 0) return 0
    const about = `dead letters waiting: ${length}`
    await recordAction(ports, group, { action: 'dead-letters-redriven', about, by, reason })
    return ports.deadLetters.redrive(group)
  },
)
