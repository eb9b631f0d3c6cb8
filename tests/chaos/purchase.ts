import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import type { Order } from '@thumbfolio/contracts'
import { eventually, type Person } from '@thumbfolio/testing'

/** What the ordered package costs, in lamports. */
const price = 150_000_000
const api = '/api/v1/payment'

/** An order of a person, and a wallet that can pay it. */
export async function ordered(url: string, person: Person): Promise<{ order: Order; wallet: Keypair }> {
  const wallet = Keypair.generate()
  const chain = new Connection(`${url}/dev/chain`, 'confirmed')
  await chain.requestAirdrop(wallet.publicKey, 10 * price)
  const order = await eventually(async () => {
    const { status, body } = await person.call('POST', `${api}/create-transaction`, {
      body: { userId: person.user._id, tierIndex: 1, walletAddress: wallet.publicKey.toBase58() },
    })
    return status === 201 && (body.data as Order)
  })
  return { order, wallet }
}

/** Sends what the order asks for. @returns the signature */
export async function pay(url: string, wallet: Keypair, order: Order): Promise<string> {
  const chain = new Connection(`${url}/dev/chain`, 'processed')
  const transfer = SystemProgram.transfer({
    fromPubkey: wallet.publicKey,
    toPubkey: new PublicKey(order.adminWallet),
    lamports: price,
  })
  const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: wallet.publicKey, blockhash, lastValidBlockHeight }).add(
    transfer,
  )
  transaction.sign(wallet)
  return chain.sendRawTransaction(transaction.serialize(), { preflightCommitment: 'processed' })
}
