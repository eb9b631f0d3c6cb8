#!/usr/bin/env node
import { DomainError, problemType } from '@thumbfolio/contracts'
import { ConfigError, loadConfig } from '@thumbfolio/kit/base'
import { createOperatorClient, createServiceClient, ServiceKeyRefused } from '@thumbfolio/kit/http'
import { KafkaUnavailable } from '@thumbfolio/kit/kafka'
import { UsageError, type Answer } from './command.js'
import { runForEach } from './bulk.js'
import { usage } from './command-table.js'
import { AdminConfig } from './config.js'
import { NotLoggedIn, operatorClients, operatorTokens } from './credential.js'
import { findProduct, type FoundProduct } from './find-product.js'
import { parseArguments } from './parse-arguments.js'

/** The last two are EX_UNAVAILABLE and EX_CONFIG of sysexits. */
const exitStatus = { nothing: 1, usage: 2, refused: 3, notLoggedIn: 4, unavailable: 69, config: 78 }

let product: FoundProduct | undefined
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const [status, message] = explained(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = status
}

async function run(words: readonly string[]): Promise<number> {
  const parsed = parseArguments(words)
  if (!parsed) {
    print(usage())
    return 0
  }
  const config = loadConfig(AdminConfig)
  const { urls, admin } = (product = await findProduct(config))
  const clients = operatorClients(createOperatorClient({ token: operatorTokens(config, urls), urls }))
  const adminClients = createServiceClient({ identity: admin, urls })
  const { command, args, options, isJson, ids } = parsed
  const context = { config, urls, clients, adminClients, options }
  const show = (answer: Answer) => print(isJson ? JSON.stringify(answer.data, null, 2) : answer.text)
  if (ids !== undefined) {
    const answer = await runForEach(command, context, { ids, args })
    show(answer)
    if (answer.ended) throw answer.ended
    return answer.isRefused ? exitStatus.refused : 0
  }
  const answer: Answer = await command.run(context, args)
  show(answer)
  return answer.isWrong || answer.isNothing ? exitStatus.nothing : 0
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** What happened and what to do. @throws any other error: a defect */
function explained(error: unknown): [status: number, message: string] {
  if (error instanceof UsageError) return [exitStatus.usage, error.message]
  if (error instanceof NotLoggedIn) return [exitStatus.notLoggedIn, error.message]
  if (error instanceof ConfigError) return [exitStatus.config, error.message]
  if (error instanceof KafkaUnavailable) return [exitStatus.unavailable, error.message]
  if (!(error instanceof DomainError)) throw error
  if (error.code === 'not-found')
    return [
      exitStatus.nothing,
      'There is nothing with this id or name. Look it up with users find or sites show.',
    ]
  if (error.cause instanceof ServiceKeyRefused)
    return [
      exitStatus.config,
      'Auth refuses this key. Run this with ADMIN_KEY of the product, or with DATA_DIR of the product.',
    ]
  if (error.code === 'password-confirmation-required')
    return [exitStatus.notLoggedIn, 'The login has ended. Log in again: thumbfolio-admin login.']
  if (error.code === 'invalid-credentials')
    return [exitStatus.notLoggedIn, 'These are not the e-mail and the password of an operator.']
  if (error.code === 'chain-unavailable') return [exitStatus.unavailable, error.message]
  if (error.code === 'unavailable' && error.message === problemType('unavailable').text)
    return [exitStatus.unavailable, `The product does not answer. Is it running at ${addresses()}?`]
  return [exitStatus.refused, error.message]
}

function addresses(): string {
  const { auth, payment, generator } = product?.urls ?? {}
  return [auth, payment, generator].filter((url) => url !== undefined).join(', ')
}
