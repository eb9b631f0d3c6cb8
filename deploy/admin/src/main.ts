#!/usr/bin/env node
import { userInfo } from 'node:os'
import { DomainError, problemType } from '@thumbfolio/contracts'
import { ConfigError, loadConfig } from '@thumbfolio/kit/base'
import { createServiceClient, operatorCaller } from '@thumbfolio/kit/http'
import { KafkaUnavailable } from '@thumbfolio/kit/kafka'
import { UsageError, type Answer } from './command.js'
import { usage } from './command-table.js'
import { AdminConfig } from './config.js'
import { findProduct, type FoundProduct } from './find-product.js'
import { parseArguments } from './parse-arguments.js'

/** EX_USAGE, EX_UNAVAILABLE and EX_CONFIG of sysexits. */
const exitStatus = { wrong: 1, usage: 64, unavailable: 69, config: 78 }

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
  product = await findProduct(config)
  const operator = config.BY ?? userInfo().username
  const clients = createServiceClient({ from: operatorCaller, operator, ...product })
  const { command, args, options, isJson } = parsed
  const answer: Answer = await command.run({ config, clients, options }, args)
  print(isJson ? JSON.stringify(answer.data, null, 2) : answer.text)
  return answer.isWrong ? exitStatus.wrong : 0
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** What happened and what to do. @throws any other error: a defect */
function explained(error: unknown): [status: number, message: string] {
  if (error instanceof UsageError) return [exitStatus.usage, error.message]
  if (error instanceof ConfigError) return [exitStatus.config, error.message]
  if (error instanceof KafkaUnavailable) return [exitStatus.unavailable, error.message]
  if (!(error instanceof DomainError)) throw error
  if (error.code === 'not-found')
    return [
      exitStatus.wrong,
      'There is nothing with this id or name. Look it up with users find or sites show.',
    ]
  if (error.code === 'unauthenticated')
    return [
      exitStatus.config,
      'The product refuses SERVICE_SECRET. Run this with the environment of the services, or with DATA_DIR of the product.',
    ]
  if (error.code === 'unavailable' && error.message === problemType('unavailable').text)
    return [exitStatus.unavailable, `The product does not answer. Is it running at ${addresses()}?`]
  return [exitStatus.wrong, error.message]
}

function addresses(): string {
  const { auth, payment, generator } = product?.urls ?? {}
  return [auth, payment, generator].filter((url) => url !== undefined).join(', ')
}
