import { DomainError, routes } from '@thumbfolio/contracts'
import { ask } from '../ask.js'
import { UsageError, type Command } from '../command.js'
import { createOperatorClient } from '@thumbfolio/kit/http'
import { forget, keep, logIn, readKept } from '../credential.js'
import { time } from '../present-table.js'

export const loginCommands: readonly Command[] = [
  {
    words: 'login',
    args: [],
    summary: 'Log in as an operator for 15 minutes; asks for e-mail and password',
    async run({ config, urls }) {
      const email = config.OPERATOR_EMAIL ?? (await ask('E-mail: '))
      const password = config.OPERATOR_PASSWORD ?? (await ask('Password: ', { hidden: true }))
      if (email === '' || password === '') throw new UsageError('login needs an e-mail and a password.')
      const credential = await logIn(urls, email, password)
      const path = await keep(config, credential)
      const text = `Logged in as ${credential.email} until ${time(credential.expiresAt)}. The token is in ${path}.`
      return { data: { email: credential.email, expiresAt: credential.expiresAt }, text }
    },
  },
  {
    words: 'logout',
    args: [],
    summary: 'End the login',
    async run({ config, urls }) {
      const kept = await readKept(config)
      await forget(config)
      if (kept && Date.parse(kept.expiresAt) > Date.now())
        await createOperatorClient({ token: () => kept.token, urls })
          .call(routes.logout, { query: {} })
          .catch(ignoreEnded)
      return { data: {}, text: kept ? `${kept.email} is logged out.` : 'No one was logged in.' }
    },
  },
]

function ignoreEnded(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'unauthenticated')) throw error
}
