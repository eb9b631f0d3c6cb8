import type { operatorPageRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { confirmPassword } from '../commands/operator/confirm-password.js'
import { redriveDeadLetters } from '../commands/operator/redrive-dead-letters.js'
import type { Ports } from '../ports.js'
import { isoTime, presentDeadLetter } from './present-operator.js'
import { securityLog } from './security-log.js'

export function operatorPageHandlers(ports: Ports): RouteHandlers<typeof operatorPageRoutes> {
  const record = securityLog(ports.log)
  return {
    async confirmPassword({ session: { userId, sessionId }, body: { password }, clientAddress }) {
      const command = { userId, sessionId, password, clientAddress }
      const confirming = () => confirmPassword(ports, command)
      const endsAt = await record('confirm-password', { userId, clientAddress }, confirming)
      return { status: 200, body: { confirmedUntil: isoTime(endsAt) } }
    },

    async deadLetters({ operator: by }) {
      const letters = await ports.deadLetters.deadLetters()
      const look = { by, list: 'dead-letters', entries: letters.length, at: ports.now() }
      await ports.operatorActions.recordListRead(look)
      return { status: 200, body: { deadLetters: letters.map(presentDeadLetter) } }
    },

    async redriveDeadLetters({ operator: by, body: { group, reason } }) {
      return { status: 200, body: { count: await redriveDeadLetters(ports, { group, by, reason }) } }
    },
  }
}
