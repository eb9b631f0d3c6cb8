import { toBase58 } from '../base58.js'
import type { ChainView } from '../chain-view.js'
import type { LandedTransaction } from '../history.js'
import type { Message } from '../message.js'
import { commitmentOf } from '../timeline.js'
import type { TokenBalance } from '../token-accounts.js'
import { presentInner, presentReturnData } from './present-execution.js'
import { RpcError, rpcCodes } from './rpc-error.js'

interface TransactionOptions {
  readonly encoding?: 'json' | 'base64' | 'base58' | null | undefined
  readonly maxSupportedTransactionVersion?: number | null | undefined
}

/** A row of `getSignaturesForAddress`. */
export const presentRow = (row: LandedTransaction, view: ChainView) => ({
  signature: row.signature,
  slot: view.slotOf(row),
  err: row.err,
  memo: row.memo,
  blockTime: view.blockTimeOf(row),
  confirmationStatus: commitmentOf(row.height, view.tip),
})

/** @throws RpcError -32015 where the client does not support the transaction's version */
export function presentTransaction(found: LandedTransaction, view: ChainView, options: TransactionOptions) {
  const { version } = found.message
  const supported = options.maxSupportedTransactionVersion ?? undefined
  if (version !== 'legacy' && (supported === undefined || version > supported))
    throw new RpcError(
      rpcCodes.unsupportedTransactionVersion,
      `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
    )
  return {
    slot: view.slotOf(found),
    blockTime: view.blockTimeOf(found),
    transaction: encodedTransaction(found, options.encoding ?? 'json'),
    meta: presentMeta(found),
    ...(supported !== undefined && { version }),
  }
}

function encodedTransaction({ bytes, signatures, message }: LandedTransaction, encoding: string) {
  if (encoding === 'base64') return [Buffer.from(bytes).toString('base64'), encoding]
  if (encoding === 'base58') return [toBase58(bytes), encoding]
  return { signatures, message: presentMessage(message) }
}

function presentMessage(message: Message) {
  const { version, header, accountKeys, recentBlockhash, addressTableLookups, transactionConfig } = message
  return {
    header,
    accountKeys,
    recentBlockhash,
    instructions: message.instructions.map(({ programIdIndex, accounts, data }) => ({
      programIdIndex,
      accounts,
      data: toBase58(data),
      stackHeight: 1,
    })),
    ...(version === 0 && { addressTableLookups }),
    ...(version === 1 && { transactionConfig }),
  }
}

const presentMeta = (found: LandedTransaction) => ({
  err: found.err,
  status: found.err === null ? { Ok: null } : { Err: found.err },
  fee: found.fee,
  preBalances: found.preBalances,
  postBalances: found.postBalances,
  innerInstructions: presentInner(found.inner),
  logMessages: found.logs,
  preTokenBalances: found.preTokenBalances.map(presentTokenBalance),
  postTokenBalances: found.postTokenBalances.map(presentTokenBalance),
  rewards: [],
  loadedAddresses: found.loaded,
  computeUnitsConsumed: found.unitsConsumed,
  ...(found.returnData && { returnData: presentReturnData(found.returnData) }),
})

const presentTokenBalance = ({ accountIndex, mint, owner, programId, amount, decimals }: TokenBalance) => ({
  accountIndex,
  mint,
  owner,
  programId,
  uiTokenAmount: {
    amount: amount.toString(),
    decimals,
    uiAmount: Number(amount) / 10 ** decimals,
    uiAmountString: String(Number(amount) / 10 ** decimals),
  },
})
