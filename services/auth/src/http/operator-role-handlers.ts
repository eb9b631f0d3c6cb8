import type { operatorRoleRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { addOperator, listOperators, removeOperator } from '../commands/operator/change-role.js'
import type { Ports } from '../ports.js'
import { presentOperatorUser } from './present-operator.js'

export const operatorRoleHandlers = (ports: Ports): RouteHandlers<typeof operatorRoleRoutes> => ({
  async operators() {
    return { status: 200, body: { users: (await listOperators(ports)).map(presentOperatorUser) } }
  },
  async addOperator({ operator: by, body: { email, reason } }) {
    const account = await addOperator(ports, { email, by, reason })
    return { status: 200, body: { user: presentOperatorUser(account) } }
  },
  async removeOperator({ operator: by, body: { email, reason } }) {
    const account = await removeOperator(ports, { email, by, reason })
    return { status: 200, body: { user: presentOperatorUser(account) } }
  },
})
