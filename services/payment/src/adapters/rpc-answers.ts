import { z } from 'zod'
import { toBase58 } from '../domain/base58.js'

/** A number of the chain. JSON numbers past 2^53 arrive as text, digit by digit (`readJson`). */
const Whole = z.union([
  z.number().refine(Number.isSafeInteger).nonnegative(),
  z.string().regex(/^\d{16,20}$/),
])

const LamportsAnswer = Whole.transform((value) => BigInt(value))
export const Slot = z.number().refine(Number.isSafeInteger).nonnegative()
const Index = z.number().int().nonnegative()
/** Epoch seconds; nodes have null where they do not know it. */
const BlockTime = z.number().int().nullish()

const Context = z.object({ slot: Slot })
export const BalanceAnswer = z.object({ context: Context, value: LamportsAnswer })
export const AccountAnswer = z.object({
  value: z
    .object({ owner: z.string(), executable: z.boolean(), data: z.tuple([z.string(), z.string()]) })
    .nullable(),
})
const clockBytes = 40
const unixTimestampAt = 32

/** The clock's account, as the epoch seconds that it holds. */
export const ClockAnswer = z.object({
  context: Context,
  value: z.object({ data: z.tuple([z.string(), z.literal('base64')]) }).transform(({ data }, context) => {
    const bytes = Buffer.from(data[0], 'base64')
    if (bytes.byteLength >= clockBytes) return Number(bytes.readBigInt64LE(unixTimestampAt))
    context.addIssue({ code: 'custom', message: `a clock of ${bytes.byteLength} bytes` })
    return z.NEVER
  }),
})
export const BlockhashAnswer = z.object({
  value: z.object({ blockhash: z.string(), lastValidBlockHeight: Slot }),
})

const Commitment = z.enum(['processed', 'confirmed', 'finalized'])
export const RowsAnswer = z
  .array(
    z.object({
      signature: z.string(),
      slot: Slot,
      err: z.unknown(),
      blockTime: BlockTime,
      confirmationStatus: Commitment.nullish(),
    }),
  )
  .max(1_000)

const Status = z.object({
  slot: Slot,
  err: z.unknown(),
  /** null: rooted. Nodes that do not say more than that have no confirmationStatus. */
  confirmations: z.number().nullish(),
  confirmationStatus: Commitment.nullish(),
})
export type StatusAnswer = z.infer<typeof Status>
export const StatusesAnswer = z.object({ value: z.array(Status.nullable()) })

const Compiled = z.object({ programIdIndex: Index, accounts: z.array(Index), data: z.string() })
export type Compiled = z.infer<typeof Compiled>

const TokenBalance = z.object({
  accountIndex: Index,
  mint: z.string(),
  owner: z.string().nullish(),
  uiTokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/), decimals: Index }),
})
export type TokenBalance = z.infer<typeof TokenBalance>

const tokenAmountAt = 64

/** `getTokenAccountsByOwner` in base64: both token programs lay an account out as mint, owner, amount. */
export const TokenAccountsAnswer = z.object({
  context: Context,
  value: z.array(
    z
      .object({ pubkey: z.string(), account: z.object({ data: z.tuple([z.string(), z.literal('base64')]) }) })
      .transform(({ pubkey, account }, context) => {
        const bytes = Buffer.from(account.data[0], 'base64')
        if (bytes.byteLength >= tokenAmountAt + 8)
          return {
            address: pubkey,
            mint: toBase58(bytes.subarray(0, 32)),
            amount: bytes.readBigUInt64LE(tokenAmountAt),
          }
        context.addIssue({ code: 'custom', message: `a token account of ${bytes.byteLength} bytes` })
        return z.NEVER
      }),
  ),
})

/** `getTransaction` with `encoding: 'json'`, as far as it is decoded. */
export const TransactionAnswer = z.object({
  slot: Slot,
  blockTime: BlockTime,
  version: z.union([z.literal('legacy'), z.literal(0), z.literal(1)]).optional(),
  transaction: z.object({
    signatures: z.array(z.string()).min(1),
    message: z.object({ accountKeys: z.array(z.string()).min(1), instructions: z.array(Compiled) }),
  }),
  meta: z.object({
    err: z.unknown(),
    preBalances: z.array(LamportsAnswer),
    postBalances: z.array(LamportsAnswer),
    preTokenBalances: z.array(TokenBalance).nullish(),
    postTokenBalances: z.array(TokenBalance).nullish(),
    innerInstructions: z.array(z.object({ instructions: z.array(Compiled) })).nullish(),
    loadedAddresses: z.object({ writable: z.array(z.string()), readonly: z.array(z.string()) }).nullish(),
  }),
})
export type TransactionAnswer = z.infer<typeof TransactionAnswer>

const stringsAndNumbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * `JSON.parse` that loses no digit: whole numbers of 16 digits and more become text. The largest wallets hold more than
 * 2^53 lamports, and they pay too. @throws SyntaxError
 */
export function readJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  return JSON.parse(
    text.replace(stringsAndNumbers, (token) => (/^\d{16,}$/.test(token) ? `"${token}"` : token)),
  )
}
