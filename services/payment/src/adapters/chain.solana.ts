import { Keypair } from '@solana/web3.js'
import type { SolanaCluster } from '@thumbfolio/contracts'
import { z } from 'zod'
import type { ChainRow } from '../domain/chain-transaction.js'
import type { Chain, TokenAccount } from '../ports.js'
import { FinalizedSlots } from './finalized-slots.js'
import { genesisObjection, publicGenesis } from './genesis-hashes.js'
import {
  AccountAnswer,
  BalanceAnswer,
  BlockhashAnswer,
  ClockAnswer,
  RowsAnswer,
  Slot,
  TokenAccountsAnswer,
} from './rpc-answers.js'
import { Sightings } from './sightings.js'
import { RequestRefused } from './solana-endpoint.js'
import { SolanaEndpoints, type EndpointsOptions } from './solana-endpoints.js'
import { readSigned, refusalOf, transferBytes } from './solana-transfers.js'
import { findStatuses } from './statuses.js'
import { systemProgram } from './system-transfers.js'

export interface SolanaOptions extends Omit<EndpointsOptions, 'genesisObjection'> {
  readonly cluster: SolanaCluster
}

/** The account that holds the chain's own time. */
const clockSysvar = 'SysvarC1ock11111111111111111111111111111111'
const rowsAtOnce = 1_000
const atConfirmed = { commitment: 'confirmed' }

/**
 * Solana over JSON-RPC. Every answer is parsed and decoded here, and no websocket is ever opened.
 * Beside the port's errors each call throws GenesisMismatch, which has to end the process.
 */
export function solanaChain({ cluster, ...options }: SolanaOptions): Chain {
  let genesis = publicGenesis(cluster)
  const endpoints = new SolanaEndpoints({
    ...options,
    genesisObjection(hash) {
      const objection = genesisObjection(cluster, genesis, hash)
      if (objection === undefined) genesis = hash
      return objection
    },
  })
  const finalized = new FinalizedSlots(endpoints, options.now ?? Date.now)
  const sightings = new Sightings(endpoints, finalized)
  return {
    cluster,
    genesisHash: () => genesis,
    tip: () => tip(endpoints, finalized),
    rows: (wallet, page) => rows(endpoints, finalized, wallet, page),
    transaction: (signature, { agreed = false } = {}) => sightings.find(signature, agreed),
    statuses: (signatures) => findStatuses(endpoints, signatures),
    async balance(wallet) {
      const params = [wallet, { commitment: 'finalized' }]
      const { value, endpoint } = await endpoints.ask('getBalance', params, BalanceAnswer)
      finalized.learnNewest(endpoint, value.context.slot)
      return { lamports: value.value, slot: value.context.slot }
    },
    tokenAccounts: (wallet) => tokenAccounts(endpoints, wallet),
    async time() {
      const params = [clockSysvar, { encoding: 'base64', commitment: 'finalized' }]
      const { value } = await endpoints.ask('getAccountInfo', params, ClockAnswer)
      return { at: value.value * 1000, slot: value.context.slot }
    },
    async isPlainWallet(wallet) {
      const params = [wallet, { encoding: 'base64', ...atConfirmed }]
      const { value: account } = (await endpoints.ask('getAccountInfo', params, AccountAnswer)).value
      if (account === null) return true
      return account.owner === systemProgram && !account.executable && account.data[0] === ''
    },
    async prepareTransfer(transfer) {
      const { value } = (await endpoints.ask('getLatestBlockhash', [atConfirmed], BlockhashAnswer)).value
      const { blockhash, lastValidBlockHeight } = value
      return { transaction: transferBytes(transfer, blockhash), lastValidBlockHeight }
    },
    readTransaction: readSigned,
    send: (transaction) => send(endpoints, transaction),
    newReference: () => Keypair.generate().publicKey.toBase58(),
  }
}

async function tip(endpoints: SolanaEndpoints, finalized: FinalizedSlots): ReturnType<Chain['tip']> {
  const { value: confirmed, endpoint } = await endpoints.ask('getSlot', [atConfirmed], Slot)
  const root = await finalized.newest(endpoint)
  return { confirmed: Math.max(confirmed, root), finalized: root }
}

async function rows(
  endpoints: SolanaEndpoints,
  finalized: FinalizedSlots,
  wallet: string,
  { before, until, minSlot }: Parameters<Chain['rows']>[1],
): Promise<readonly ChainRow[]> {
  const config = {
    limit: rowsAtOnce,
    ...atConfirmed,
    ...(before !== undefined && { before }),
    ...(until !== undefined && { until }),
    ...(minSlot !== undefined && { minContextSlot: minSlot }),
  }
  const { value, endpoint } = await endpoints.ask('getSignaturesForAddress', [wallet, config], RowsAnswer)
  return value.map(({ signature, slot, blockTime, err, confirmationStatus }) => {
    const isFinal = confirmationStatus === 'finalized'
    if (isFinal) finalized.learn(endpoint, slot)
    return {
      signature,
      slot,
      finalized: isFinal,
      failed: err !== null && err !== undefined,
      ...(typeof blockTime === 'number' && { blockTime: blockTime * 1000 }),
    }
  })
}

const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

async function tokenAccounts(endpoints: SolanaEndpoints, wallet: string): Promise<readonly TokenAccount[]> {
  const config = { encoding: 'base64', commitment: 'finalized' }
  const answers = await Promise.all(
    tokenPrograms.map((programId) =>
      endpoints.ask('getTokenAccountsByOwner', [wallet, { programId }, config], TokenAccountsAnswer),
    ),
  )
  return answers.flatMap(({ value: { context, value } }) =>
    value.map((account) => ({ ...account, slot: context.slot })),
  )
}

/** Sending the same bytes again is harmless, so a fault is retried elsewhere. */
async function send(endpoints: SolanaEndpoints, transaction: string): Promise<string> {
  const { signature } = readSigned(transaction)
  const params = [transaction, { encoding: 'base64', preflightCommitment: 'confirmed' }]
  try {
    await endpoints.ask('sendTransaction', params, z.literal(signature))
  } catch (error) {
    const refusal = error instanceof RequestRefused ? refusalOf(error) : error
    if (refusal instanceof Error) throw refusal
  }
  return signature
}
