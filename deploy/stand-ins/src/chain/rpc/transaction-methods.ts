import { z } from 'zod'
import { fromBase58 } from '../base58.js'
import { parseMessage } from '../wire-message.js'
import { parseTransaction, type WireTransaction } from '../wire-transaction.js'
import { presentAccount } from './account-methods.js'
import { withContext, type Methods } from './call.js'
import { feeOf } from './message-fee.js'
import { Address, commitmentIn, Context, optional, readParams } from './params.js'
import { presentExecution, presentInner } from './present-execution.js'
import { invalidParams } from './rpc-error.js'

const Encoding = z.enum(['base58', 'base64']).nullish()
const SendConfig = Context.omit({ commitment: true }).extend({
  encoding: Encoding,
  skipPreflight: z.boolean().nullish(),
  preflightCommitment: Context.shape.commitment,
  maxRetries: z.number().int().nonnegative().nullish(),
})
const SimulateConfig = Context.extend({
  encoding: Encoding,
  sigVerify: z.boolean().nullish(),
  replaceRecentBlockhash: z.boolean().nullish(),
  innerInstructions: z.boolean().nullish(),
  accounts: z
    .object({ addresses: z.array(Address), encoding: z.enum(['base64', 'jsonParsed']).nullish() })
    .nullish(),
})

const OptionalSendConfig = optional(SendConfig)
const Text = z.string()

export const transactionMethods: Methods = {
  /** Preflight runs on the newest state, whatever commitment it is asked for: LiteSVM knows no older one. */
  sendTransaction({ chain, view, params }) {
    const [text, config] = readParams(params, Text, OptionalSendConfig)
    commitmentIn(view, { ...config, commitment: config?.preflightCommitment })
    const options = { skipPreflight: config?.skipPreflight ?? false }
    return chain.send(decodedTransaction(text, config?.encoding ?? 'base58'), options)
  },
  simulateTransaction({ chain, view, params }) {
    const [text, config] = readParams(params, z.string(), optional(SimulateConfig))
    const commitment = commitmentIn(view, config)
    const isReplaced = config?.replaceRecentBlockhash ?? false
    const checkSignatures = config?.sigVerify ?? false
    if (isReplaced && checkSignatures)
      throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
    const transaction = decodedTransaction(text, config?.encoding ?? 'base58')
    const isRecent = isReplaced || view.isRecent(transaction.message.recentBlockhash, 'processed')
    const result = chain.simulator().run(transaction, { checkSignatures })
    const shown = isRecent ? result : { ...result, err: 'BlockhashNotFound', logs: [], unitsConsumed: 0 }
    return withContext(view, commitment, {
      ...presentExecution(shown),
      ...(config?.accounts && {
        accounts: config.accounts.addresses.map((address) =>
          presentAccount(result.accountAfter(address), { encoding: 'base64' }),
        ),
      }),
      ...(config?.innerInstructions && { innerInstructions: presentInner(shown.inner) }),
      ...(isReplaced && {
        replacementBlockhash: {
          blockhash: view.blockhash(commitment),
          lastValidBlockHeight: view.lastValidHeight(commitment),
        },
      }),
    })
  },
  getFeeForMessage({ view, params }) {
    const [text, context] = readParams(params, z.string(), optional(Context))
    const commitment = commitmentIn(view, context)
    const message = parseMessage(Buffer.from(text, 'base64'))
    const isRecent = view.isRecent(message.recentBlockhash, commitment)
    return withContext(view, commitment, isRecent ? feeOf(message) : null)
  },
}

function decodedTransaction(text: string, encoding: 'base58' | 'base64'): WireTransaction {
  const bytes = encoding === 'base58' ? fromBase58(text) : decodedBase64(text)
  if (!bytes) throw invalidParams(`invalid ${encoding} encoding`)
  return parseTransaction(bytes)
}

function decodedBase64(text: string): Uint8Array | undefined {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}
