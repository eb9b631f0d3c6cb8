#!/usr/bin/env node
import { loadConfig } from '@thumbfolio/kit/base'
import { createOperatorClient, createServiceClient } from '@thumbfolio/kit/http'
import { runForEach, type BulkAnswer } from './bulk.js'
import { usage } from './command-table.js'
import { AdminConfig } from './config.js'
import { operatorClients, operatorTokens } from './credential.js'
import { explained, statusOf } from './exit-status.js'
import { findProduct, type FoundProduct } from './find-product.js'
import { parseArguments } from './parse-arguments.js'

let product: FoundProduct | undefined
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  const [status, message] = explained(error, addresses())
  process.stderr.write(`${message}\n`)
  process.exitCode = status
}

async function run(words: readonly string[]): Promise<number> {
  const parsed = parseArguments(words)
  if (!parsed) {
    process.stdout.write(`${usage()}\n`)
    return 0
  }
  const config = loadConfig(AdminConfig)
  const { urls, admin } = (product = await findProduct(config))
  const clients = operatorClients(createOperatorClient({ token: operatorTokens(config, urls), urls }))
  const adminClients = createServiceClient({ identity: admin, urls })
  const { command, args, options, isJson, ids } = parsed
  const context = { config, urls, clients, adminClients, options }
  const answer: BulkAnswer =
    ids === undefined ? await command.run(context, args) : await runForEach(command, context, { ids, args })
  process.stdout.write(`${isJson ? JSON.stringify(answer.data, null, 2) : answer.text}\n`)
  if (answer.missing !== undefined) process.stderr.write(`${answer.missing}\n`)
  if (answer.ended) throw answer.ended
  return statusOf(answer)
}

function addresses(): string {
  const { auth, payment, generator } = product?.urls ?? {}
  return [auth, payment, generator].filter((url) => url !== undefined).join(', ')
}
