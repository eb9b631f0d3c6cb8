import { z } from 'zod'
import { nodeVersion, withContext, type Methods } from './call.js'
import { Address, commitmentIn, Context, optional, readParams } from './params.js'

export const clusterMethods: Methods = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': nodeVersion, 'feature-set': 0 }),
  getGenesisHash: ({ chain }) => chain.genesisHash,
  getSlot: ({ view, params }) => view.slot(commitmentIn(view, readParams(params, optional(Context))[0])),
  getBlockHeight: ({ view, params }) =>
    view.height(commitmentIn(view, readParams(params, optional(Context))[0])),
  getLatestBlockhash({ view, params }) {
    const commitment = commitmentIn(view, readParams(params, optional(Context))[0])
    return withContext(view, commitment, {
      blockhash: view.blockhash(commitment),
      lastValidBlockHeight: view.lastValidHeight(commitment),
    })
  },
  isBlockhashValid({ view, params }) {
    const [blockhash, context] = readParams(params, Address, optional(Context))
    const commitment = commitmentIn(view, context)
    return withContext(view, commitment, view.isRecent(blockhash, commitment))
  },
  getMinimumBalanceForRentExemption({ view, params }) {
    const [bytes] = readParams(
      params,
      z
        .number()
        .int()
        .min(0)
        .max(10 * 2 ** 20),
      optional(Context),
    )
    return view.minimumBalance(bytes)
  },
  /** Blocks are never full here, so no priority fee is needed. */
  getRecentPrioritizationFees({ params }) {
    readParams(params, optional(z.array(Address).max(128)))
    return []
  },
}
