import { operatorRoleRoutes as routes } from '@thumbfolio/contracts'
import { reasonOf, type Command, type Context } from '../command.js'
import { listing } from '../present-table.js'

const input = ({ options }: Context, email: string) => ({
  body: { email, reason: reasonOf(options) },
})

export const roleCommands: readonly Command[] = [
  {
    words: 'operators list',
    args: [],
    summary: 'The operators (with the key of admin)',
    async run({ adminClients }) {
      const { users } = await adminClients.call(routes.operators, {})
      const rows = users.map(({ id, email, username, state, isReader }) => [
        id,
        email,
        username,
        state,
        isReader ? 'read-only' : 'all',
      ])
      const headings = ['id', 'e-mail', 'user name', 'state', 'may do']
      return { data: users, text: listing(headings, rows, 'No account is an operator.') }
    },
  },
  {
    words: 'operators add',
    args: ['EMAIL'],
    needsReason: true,
    summary: 'Make an account an operator (with the key of admin); --read-only: one who may only look',
    async run(context, [email = '']) {
      const { body } = input(context, email)
      const call = { body: { ...body, isReader: context.options.readOnly } }
      const { user } = await context.adminClients.call(routes.addOperator, call)
      const text = `${user.email} is an operator${user.isReader ? ' who may only look' : ''}.`
      return { data: user, text }
    },
  },
  {
    words: 'operators remove',
    args: ['EMAIL'],
    needsReason: true,
    summary: 'Take the role of an operator from an account; its next call is refused',
    async run(context, [email = '']) {
      const { user } = await context.adminClients.call(routes.removeOperator, input(context, email))
      return { data: user, text: `${user.email} is not an operator any more.` }
    },
  },
]
