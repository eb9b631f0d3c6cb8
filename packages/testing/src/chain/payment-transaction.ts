import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
  type AddressLookupTableAccount,
} from '@solana/web3.js'
import { signedVersion1 } from './version-1.js'

export interface Payment {
  readonly from: Keypair
  readonly to: PublicKey | string
  readonly lamports: number
  /** Read-only accounts of the transfer, as Solana Pay has them. */
  readonly references?: readonly (PublicKey | string)[]
  readonly version?: 'legacy' | 0 | 1
  /** Version 0: the recipient is in a lookup table and not in the message. Makes the table first. */
  readonly throughLookupTable?: boolean
  /** A memo in front of everything else. */
  readonly memo?: string
  /** What wallets add: compute budget in front, a tip to somebody else behind. */
  readonly withWalletExtras?: boolean
  /** Fails on chain; goes through with `skipPreflight`. */
  readonly fails?: boolean
  /** The newest one by default. */
  readonly blockhash?: string
  /** Placed behind the transfer. */
  readonly more?: readonly TransactionInstruction[]
}

interface Chain {
  readonly url: string
  readonly chain: { skipSlots(slots: number): Promise<void> }
}

const memoProgram = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
/** A new account has to be exempt from rent. */
const tipLamports = 1_000_000
const tooManyLamports = 4_000_000_000_000_000

/** The signed bytes of a payment. */
export async function paymentTransaction(served: Chain, payment: Payment): Promise<Uint8Array> {
  const { from, version = 0, throughLookupTable = false } = payment
  const connection = new Connection(served.url, 'processed')
  const tables = throughLookupTable ? [await lookupTable(served, connection, payment)] : []
  const recentBlockhash = payment.blockhash ?? (await connection.getLatestBlockhash()).blockhash
  const instructions = instructionsOf(payment)
  const message = new TransactionMessage({ payerKey: from.publicKey, recentBlockhash, instructions })
  if (version === 1) return signedVersion1(message.compileToLegacyMessage(), from)
  const compiled = version === 0 ? message.compileToV0Message(tables) : message.compileToLegacyMessage()
  const transaction = new VersionedTransaction(compiled)
  transaction.sign([from])
  return transaction.serialize()
}

function instructionsOf(payment: Payment): TransactionInstruction[] {
  const {
    from,
    lamports,
    references = [],
    memo,
    withWalletExtras = false,
    fails = false,
    more = [],
  } = payment
  const to = new PublicKey(payment.to)
  const transfer = transferOf(from, to, lamports)
  for (const reference of references)
    transfer.keys.push({ pubkey: new PublicKey(reference), isSigner: false, isWritable: false })
  const note = (text: string) =>
    new TransactionInstruction({ programId: memoProgram, keys: [], data: Buffer.from(text) })
  return [
    ...(memo === undefined ? [] : [note(memo)]),
    ...(withWalletExtras
      ? [
          ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 }),
          ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000 }),
        ]
      : []),
    transfer,
    ...(withWalletExtras ? [transferOf(from, Keypair.generate().publicKey, tipLamports)] : []),
    ...(fails ? [transferOf(from, to, tooManyLamports)] : []),
    ...more,
  ]
}

const transferOf = ({ publicKey }: Keypair, toPubkey: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: publicKey, toPubkey, lamports })

/** A table with the recipient in it. Its addresses count from the next slot on, so that one is made. */
async function lookupTable(
  { chain }: Chain,
  connection: Connection,
  { from, to }: Payment,
): Promise<AddressLookupTableAccount> {
  const { publicKey } = from
  const recentSlot = (await connection.getSlot('processed')) - 1
  const [create, address] = AddressLookupTableProgram.createLookupTable({
    authority: publicKey,
    payer: publicKey,
    recentSlot,
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    authority: publicKey,
    payer: publicKey,
    lookupTable: address,
    addresses: [new PublicKey(to)],
  })
  const { blockhash } = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: publicKey,
    recentBlockhash: blockhash,
    instructions: [create, extend],
  })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  transaction.sign([from])
  await connection.sendTransaction(transaction, { preflightCommitment: 'processed' })
  await chain.skipSlots(1)
  const { value } = await connection.getAddressLookupTable(address)
  if (!value) throw new Error('The lookup table was not made')
  return value
}
