import { z } from 'zod'
import { Lamports, SignedLamports } from './lamports.js'

/** The newest final row that was listed and recorded: its slot, and every row of that slot that is behind us. */
export const Cursor = z.object({
  slot: z.number().int(),
  signatures: z.array(z.string()),
  /** A row to list down to. */
  until: z.string().optional(),
})
export type Cursor = z.infer<typeof Cursor>

/** How far the rows are read, and the opening balance with every recorded delta up to there. */
const Reading = z.object({ cursor: Cursor, lamports: SignedLamports })
export type Reading = z.infer<typeof Reading>

/** A wallet of ours and how far its rows are read. */
export const Wallet = z.object({
  /** `<genesis hash>:<address>` */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  genesisHash: z.string(),
  address: z.string(),
  /** What it held before the first row that we read. */
  opening: z.object({ lamports: Lamports, slot: z.number().int(), at: z.number() }),
  read: Reading,
  /** The last time that the recorded deltas added up to the balance. */
  agreed: Reading.extend({ slot: z.number().int(), at: z.number() }),
  /** Sweeps in a row whose sum was not the balance, and how many of them start the reading again. */
  mismatches: z.number().int(),
  restartAfter: z.number().int(),
  sweptAt: z.number(),
  /** The chain's own time that a complete sweep has passed, epoch milliseconds. */
  passedAt: z.number().optional(),
  /** The newest final slot that was seen. */
  slot: z.number().int(),
  epoch: z.number().int(),
  lease: z.object({ holder: z.string(), epoch: z.number().int(), until: z.number() }).optional(),
})
export type Wallet = z.infer<typeof Wallet>

/** Two disagreements in a row may be a node that lags; after a restart in vain we wait longer for the next. */
const firstRestartAfter = 2
const lastRestartAfter = 256

/** A transaction so far below the final tip cannot land any more where it was seen: its blockhash is too old. */
export const dropDistanceSlots = 150

export const walletId = (genesisHash: string, address: string): string => `${genesisHash}:${address}`

/** A wallet that is watched from now on. Its balance holds what came up to that slot, so reading begins after it. */
export function openedWallet(
  known: { readonly genesisHash: string; readonly address: string },
  balance: { readonly lamports: bigint; readonly slot: number },
  at: number,
): Wallet {
  const lamports = balance.lamports.toString()
  const { slot } = balance
  const read = { cursor: { slot: slot + 1, signatures: [] }, lamports }
  return {
    ...known,
    id: walletId(known.genesisHash, known.address),
    version: 0,
    schemaVersion: 1,
    opening: { lamports, slot, at },
    read,
    agreed: { ...read, slot, at },
    mismatches: 0,
    restartAfter: firstRestartAfter,
    sweptAt: 0,
    slot,
    epoch: 0,
  }
}

export const isFree = ({ lease }: Wallet, now: number): boolean => !lease || lease.until <= now

export const holds = (wallet: Wallet, epoch: number): boolean => wallet.lease?.epoch === epoch

/** Under a new epoch: who swept it before changes it no more. */
export const leased = (wallet: Wallet, claim: { holder: string; until: number }): Wallet => ({
  ...wallet,
  epoch: wallet.epoch + 1,
  lease: { ...claim, epoch: wallet.epoch + 1 },
})

export const renewed = (wallet: Wallet, until: number): Wallet =>
  wallet.lease ? { ...wallet, lease: { ...wallet.lease, until } } : wallet

export function released(wallet: Wallet): Wallet {
  const { lease: _lease, ...rest } = wallet
  return rest
}

/** Is the row behind the cursor. A node that does not know the row to list down to lists everything again. */
export const isBehind = (row: { slot: number; signature: string }, cursor: Cursor): boolean =>
  row.slot < cursor.slot || (row.slot === cursor.slot && cursor.signatures.includes(row.signature))

/** Moves the reading over a recorded row. */
export const passed = (
  { cursor, lamports }: Reading,
  row: { slot: number; signature: string },
  delta: bigint,
): Reading => ({
  lamports: (BigInt(lamports) + delta).toString(),
  cursor: {
    slot: row.slot,
    signatures: cursor.slot === row.slot ? [...cursor.signatures, row.signature] : [row.signature],
    until: row.signature,
  },
})

/** What one sweep found out. */
export interface SweepResult {
  readonly read: Reading
  /** The same up to the slot of the balance. */
  readonly readAtBalance: Reading
  readonly balance: { readonly lamports: bigint; readonly slot: number }
  /** The chain's own time when the sweep began, where it was asked for. */
  readonly chainTime: number | undefined
}

/** Do the recorded deltas add up to the balance. */
export const addsUp = ({ readAtBalance, balance }: SweepResult): boolean =>
  BigInt(readAtBalance.lamports) === balance.lamports

/** Has the reading begun again since the last agreement. */
export const wasRestarted = ({ restartAfter }: Wallet): boolean => restartAfter > firstRestartAfter

/** The wallet after a sweep. Where the sum was wrong often enough, it is read again from the last agreement. */
export function swept(wallet: Wallet, result: SweepResult, now: number): Wallet {
  const { read, readAtBalance, balance, chainTime } = result
  const rowSlot = read.cursor.signatures.length > 0 ? read.cursor.slot : 0
  const slot = Math.max(wallet.slot, balance.slot, rowSlot)
  const next = { ...released(wallet), read, slot, sweptAt: now }
  if (addsUp(result))
    return {
      ...next,
      agreed: { ...readAtBalance, slot: balance.slot, at: now },
      mismatches: 0,
      restartAfter: firstRestartAfter,
      ...(chainTime !== undefined && { passedAt: Math.max(wallet.passedAt ?? 0, chainTime) }),
    }
  const mismatches = wallet.mismatches + 1
  if (mismatches < wallet.restartAfter) return { ...next, mismatches }
  const { cursor, lamports } = wallet.agreed
  const restartAfter = Math.min(lastRestartAfter, wallet.restartAfter * 2)
  return { ...next, read: { cursor, lamports }, mismatches: 0, restartAfter }
}

/** Read from its opening on, as if no row had been read: what is recorded stays, what is missing is found. */
export function rereadFromOpening(wallet: Wallet): Wallet {
  const { opening, epoch } = wallet
  const read = { cursor: { slot: opening.slot + 1, signatures: [] }, lamports: opening.lamports }
  return {
    ...released(wallet),
    epoch: epoch + 1,
    read,
    sweptAt: 0,
    restartAfter: firstRestartAfter,
    mismatches: 0,
  }
}
