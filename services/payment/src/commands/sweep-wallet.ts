import { traced } from '@thumbfolio/kit/base'
import pLimit from 'p-limit'
import { ChainBehind } from '../domain/chain-errors.js'
import type { ChainPayment } from '../domain/chain-payment.js'
import type { ChainRow } from '../domain/chain-transaction.js'
import { addsUp, passed, swept, wasRestarted, type SweepResult, type Wallet } from '../domain/wallet.js'
import type { ReadingPorts } from '../ports.js'
import { dropLost } from './drop-lost.js'
import { isAnyWatchOver } from './end-orders.js'
import { acquireWallet } from './acquire-wallet.js'
import { inferAmounts } from './infer-amounts.js'
import { listRows } from './list-rows.js'
import { chainOf } from './reach-chain.js'
import { recordRow, type Recorded, type SeenRows } from './record-row.js'

/** Rows that are read from the chain at once. */
const concurrency = 8

/**
 * Reads what a wallet of ours received since the last sweep, for all orders at once, and checks that it adds up to the
 * wallet's balance. Does nothing while another process sweeps it. @throws ChainUnavailable
 */
export const sweepWallet = traced(
  'sweep-wallet',
  async (ports: ReadingPorts, address: string, seenRows: SeenRows): Promise<void> => {
    const leased = await acquireWallet(ports, address)
    if (!leased) return
    try {
      const result = await read(ports, leased.wallet, seenRows)
      await leased.finish((wallet) => swept(wallet, result, ports.now()))
      if (!addsUp(result)) logMismatch(ports, leased.wallet, result)
    } finally {
      await leased.release()
    }
  },
)

/** The balance comes first: every row up to its slot is final by the time that rows are listed. */
async function read(ports: ReadingPorts, wallet: Wallet, seenRows: SeenRows): Promise<SweepResult> {
  const chain = chainOf(ports)
  const chainTime = (await isAnyWatchOver(ports)) ? await chain.time() : undefined
  const balance = await chain.balance(wallet.address)
  const newest = Math.max(wallet.slot, chainTime?.slot ?? 0)
  if (balance.slot < newest)
    throw new ChainBehind(`The node is at slot ${balance.slot}, we were at ${newest}`)
  const rows = await listRows(chain, wallet, balance.slot)
  const recorded = await recordRows(rows, (row) => recordRow(ports, row, { wallet, balance, seenRows }))
  const listed = new Set(rows.map(({ signature }) => signature))
  await dropLost(ports, listed, balance.slot)
  const result = { ...sums(wallet, rows, recorded, balance.slot), balance, chainTime: chainTime?.at }
  const unknown = unknownAmounts(rows, recorded, balance.slot)
  if (addsUp(result) || !wasRestarted(wallet) || unknown.length === 0) return result
  const missing = balance.lamports - BigInt(result.readAtBalance.lamports)
  await inferAmounts(ports, wallet.address, unknown, missing)
  return withAmount(result, missing)
}

/** Up to the first row that is not final or not recorded: what follows it is read again next time. */
function sums(
  wallet: Wallet,
  rows: readonly ChainRow[],
  recorded: readonly (Recorded | undefined)[],
  balanceSlot: number,
): Pick<SweepResult, 'read' | 'readAtBalance'> {
  let read = wallet.read
  let readAtBalance = wallet.read
  for (const [index, row] of rows.entries()) {
    const known = recorded[index]
    if (!known) break
    read = passed(read, row, known.lamports)
    if (row.slot <= balanceSlot) readAtBalance = read
  }
  return { read, readAtBalance }
}

const unknownAmounts = (
  rows: readonly ChainRow[],
  recorded: readonly (Recorded | undefined)[],
  balanceSlot: number,
): ChainPayment[] =>
  recorded.flatMap((known, index) =>
    known?.unknown && (rows[index]?.slot ?? 0) <= balanceSlot ? [known.unknown] : [],
  )

const withAmount = (result: SweepResult, lamports: bigint): SweepResult => {
  const plus = (reading: SweepResult['read']) => ({
    ...reading,
    lamports: (BigInt(reading.lamports) + lamports).toString(),
  })
  return { ...result, read: plus(result.read), readAtBalance: plus(result.readAtBalance) }
}

function logMismatch({ log }: ReadingPorts, wallet: Wallet, { balance, readAtBalance }: SweepResult): void {
  const about = { wallet: wallet.address, balance: balance.lamports.toString(), slot: balance.slot }
  log.error({ ...about, recorded: readAtBalance.lamports }, 'recorded payments do not add up to the balance')
}

/** In the order of the rows. The first failure starts no further row. */
function recordRows(
  rows: readonly ChainRow[],
  record: (row: ChainRow) => Promise<Recorded | undefined>,
): Promise<(Recorded | undefined)[]> {
  const limit = pLimit(concurrency)
  return limit.map(rows, record).finally(() => limit.clearQueue())
}
