import { z } from 'zod'
import { commitmentOf } from '../timeline.js'
import { withContext, type Methods } from './call.js'
import { Address, Context, historyCommitmentIn, optional, readParams, Signature } from './params.js'
import { presentRow, presentTransaction } from './present-transaction.js'

const mostRows = 1_000
const mostStatuses = 256
/** A node forgets a status after about so many blocks, unless it is asked to search its ledger. */
const statusBlocks = 150

const ListConfig = Context.extend({
  limit: z.number().int().min(1).max(mostRows).nullish(),
  before: Signature.nullish(),
  until: Signature.nullish(),
})
const TransactionConfig = Context.extend({
  encoding: z.enum(['json', 'base64', 'base58']).nullish(),
  maxSupportedTransactionVersion: z.number().int().min(0).max(255).nullish(),
})
/** The encoding alone is an older form of the configuration. */
const TransactionOptions = z.preprocess(
  (value) => (typeof value === 'string' ? { encoding: value } : value),
  TransactionConfig,
)

export const historyMethods: Methods = {
  getSignatureStatuses({ view, params }) {
    const [signatures, config] = readParams(
      params,
      z.array(Signature).max(mostStatuses),
      optional(z.object({ searchTransactionHistory: z.boolean().nullish() })),
    )
    const isSearched = config?.searchTransactionHistory ?? false
    const statuses = signatures.map((signature) => {
      const found = view.transaction(signature, 'processed')
      if (!found || (!isSearched && view.tip - found.height > statusBlocks)) return null
      const confirmationStatus = commitmentOf(found.height, view.tip)
      const confirmations = confirmationStatus === 'finalized' ? null : view.tip - found.height
      const status = found.err === null ? { Ok: null } : { Err: found.err }
      return { slot: view.slotOf(found), confirmations, err: found.err, status, confirmationStatus }
    })
    return withContext(view, 'processed', statuses)
  },
  /** As at a node, an `until` that it does not know ends nothing, and a `before` that it does not know begins nowhere. */
  getSignaturesForAddress({ view, params, isMissing }) {
    const [address, config] = readParams(params, Address, optional(ListConfig))
    const commitment = historyCommitmentIn(view, config)
    const rows = view.transactionsOf(address, commitment)
    const placeOf = (signature: string) => view.transaction(signature, commitment)?.index
    const before = config?.before ? placeOf(config.before) : Infinity
    if (before === undefined) return []
    const until = (config?.until ? placeOf(config.until) : undefined) ?? -1
    return rows
      .filter(({ index, signature }) => index < before && index > until && !isMissing(signature))
      .slice(0, config?.limit ?? mostRows)
      .map((row) => presentRow(row, view))
  },
  getTransaction({ view, params }) {
    const [signature, options] = readParams(params, Signature, optional(TransactionOptions))
    const found = view.transaction(signature, historyCommitmentIn(view, options))
    return found ? presentTransaction(found, view, options ?? {}) : null
  },
}
