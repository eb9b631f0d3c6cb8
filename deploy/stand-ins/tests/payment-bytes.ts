import { Connection, SystemProgram, Transaction, type Keypair, type PublicKey } from '@solana/web3.js'

/** A signed transfer for the node at `url`. */
export async function paymentTransaction(
  url: string,
  from: Keypair,
  toPubkey: PublicKey,
  lamports: number,
): Promise<Uint8Array> {
  const { blockhash, lastValidBlockHeight } = await new Connection(url, 'processed').getLatestBlockhash()
  const transaction = new Transaction({ feePayer: from.publicKey, blockhash, lastValidBlockHeight })
  transaction.add(SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey, lamports })).sign(from)
  return transaction.serialize()
}
