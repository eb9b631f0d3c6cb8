import type { SystemTransfer } from '../domain/chain-transaction.js'

export const systemProgram = '11111111111111111111111111111111'

/** Which account pays and which one is paid, and where the lamports stand in the data. */
interface Layout {
  readonly from: number
  readonly to: number
  readonly lamportsAt: (data: DataView) => number
}

const afterTag = 4
const keyBytes = 32
const lengthBytes = 8

/** Instructions of the System program that move lamports out of a wallet, by their tag. */
const layouts: Readonly<Record<number, Layout>> = {
  // createAccount
  0: { from: 0, to: 1, lamportsAt: () => afterTag },
  // transfer
  2: { from: 0, to: 1, lamportsAt: () => afterTag },
  // createAccountWithSeed: a base key and a seed of any length come before the lamports
  3: { from: 0, to: 1, lamportsAt: afterSeed },
  // transferWithSeed: the second account is the base that signs
  11: { from: 0, to: 2, lamportsAt: () => afterTag },
}

/**
 * What an instruction of the System program moves. An account that could not be resolved is undefined.
 * @returns undefined where it moves no lamports, or between accounts that are not known
 */
export function systemTransfer(
  accounts: readonly (string | undefined)[],
  data: Uint8Array,
): SystemTransfer | undefined {
  if (data.byteLength < afterTag) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const layout = layouts[view.getUint32(0, true)]
  if (!layout) return undefined
  const at = layout.lamportsAt(view)
  const from = accounts[layout.from]
  const to = accounts[layout.to]
  if (from === undefined || to === undefined || at + 8 > view.byteLength) return undefined
  return { from, to, lamports: view.getBigUint64(at, true) }
}

function afterSeed(data: DataView): number {
  const lengthAt = afterTag + keyBytes
  if (lengthAt + lengthBytes > data.byteLength) return data.byteLength
  const seedBytes = data.getBigUint64(lengthAt, true)
  const end = BigInt(lengthAt + lengthBytes) + seedBytes
  return end > BigInt(data.byteLength) ? data.byteLength : Number(end)
}
